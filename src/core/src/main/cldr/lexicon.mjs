// Writes the lexicon from the CLDR that Node carries:
//   node src/core/src/main/cldr/lexicon.mjs > src/core/src/main/resources/io/tagwave/value/lexicon.properties
// Forms are in lower case, without dots, with plain blanks; behind each stand its languages.

const LANGUAGES = ("en de es fr ja ru pt it zh pl nl tr fa ar ko vi uk cs id hu sv ro el da fi sk bg nb hr th lt sr he sl ca et lv hi " +
  "bn ta te mr ur ms fil ka hy az kk uz mn bs mk sq is eu gl cy ga af sw gu kn ml pa si ne km lo my be nn mt zh-Hant").split(" ");
const REGIONS = ("en-GB en-AU en-NZ en-IN en-IE en-ZA en-CA en-SG en-HK en-PH en-NG en-KE en-PK de-CH de-AT de-LI fr-CH fr-CA fr-BE it-CH es-MX es-AR es-CL es-CO es-PE es-US " +
  "es-UY pt-PT nl-BE zh-TW zh-HK zh-SG ar-EG ar-SA ar-AE ar-MA ar-DZ ar-TN").split(" ");
const LEVANT = ["ar-LB", "ar-SY", "ar-IQ", "ar-DZ", "ar-TN", "ar-MA"];
const WORDY = 42; // so many languages have their units and powers in it, too
const forms = new Map();

// Forms that pages write and CLDR does not have.
const MORE = {
  "month.1": "янв@ru|jän@de|ene@es", "month.2": "фев@ru|févr@fr", "month.3": "mrz@de|мар@ru", "month.4": "апр@ru", "month.6": "июн@ru",
  "month.7": "июл@ru", "month.8": "авг@ru", "month.9": "сен@ru|sept@en,de,es,nl|set@it,pt,es", "month.10": "окт@ru",
  "month.11": "ноя@ru", "month.12": "дек@ru|dec@en,nl,sv,da",
  "half.am": "오전@ko|凌晨@zh|早上@zh|صباحا@ar|صباحًا@ar", "half.pm": "오후@ko|晚上@zh|中午@zh|مساء@ar|مساءً@ar|مساءا@ar",
  "ago.1h": "an hour ago@en|about an hour ago@en|vor einer stunde@de|il y a une heure@fr|hace una hora@es|un'ora fa@it|há uma hora@pt|час назад@ru|een uur geleden@nl|godzinę temu@pl|för en timme sedan@sv|för en timma sedan@sv|годину тому@uk",
  "ago.1d": "a day ago@en|vor einem tag@de|il y a un jour@fr|hace un día@es|un giorno fa@it|há um dia@pt|день назад@ru|een dag geleden@nl|dzień temu@pl|för en dag sedan@sv|день тому@uk",
  "ago.1w": "a week ago@en|vor einer woche@de|il y a une semaine@fr|hace una semana@es|una settimana fa@it|há uma semana@pt|неделю назад@ru|een week geleden@nl|tydzień temu@pl",
  "ago.1M": "a month ago@en|vor einem monat@de|il y a un mois@fr|hace un mes@es|un mese fa@it|há um mês@pt|месяц назад@ru|een maand geleden@nl|miesiąc temu@pl",
  "ago.1y": "a year ago@en|vor einem jahr@de|il y a un an@fr|hace un año@es|un anno fa@it|há um ano@pt|год назад@ru|een jaar geleden@nl|rok temu@pl",
  "ago.1m": "a minute ago@en|vor einer minute@de|il y a une minute@fr|hace un minuto@es|un minuto fa@it|há um minuto@pt|минуту назад@ru|een minuut geleden@nl|minutę temu@pl",
  "ago.0s": "just now@en|gerade eben@de|à l'instant@fr|только что@ru|刚刚@zh|たった今@ja|방금@ko|przed chwilą@pl|az önce@tr|zojuist@nl",
  "ago.m": "# mins ago@en|# m ago@en|#m ago@en|#分钟前@zh|# мин назад@ru|# мин. назад@ru|# minutes ago@en|hace # min@es|vor # min@de|il y a # min@fr|# minutos atrás@pt,es|# minuto atrás@pt,es",
  "ago.h": "# hrs ago@en|#h ago@en|vor # std@de|il y a # h@fr|hace # h@es|#小时前@zh|# ч назад@ru|# horas atrás@pt,es|# hora atrás@pt,es",
  "day.-1": "вчора@uk", "day.0": "today@en", "ago.d": "for # dager siden@nb|for # dag siden@nb|#d ago@en|#日前@ja|#天前@zh|# dias atrás@pt|# dia atrás@pt|# días atrás@es|# día atrás@es",
  "ago.w": "# semanas atrás@pt,es|# semana atrás@pt,es", "ago.M": "# meses atrás@pt,es|# mês atrás@pt|# mes atrás@es", "ago.y": "# anos atrás@pt|# ano atrás@pt|# años atrás@es|# año atrás@es",
  "unit.B": "b@en|bytes@en|byte@en|octets@fr|o@fr|байт@ru", "unit.1e3 B": "kb@en|ko@fr|кб@ru", "unit.1e6 B": "mb@en|mo@fr|мб@ru|مب@ar",
  "unit.1e9 B": "gb@en|go@fr|гб@ru", "unit.1e12 B": "tb@en|to@fr|тб@ru", "unit.kib": "kib@en|kio@fr|киб@ru", "unit.mib": "mib@en|mio@fr|миб@ru",
  "unit.gib": "gib@en|gio@fr|гиб@ru", "unit.tib": "tib@en|tio@fr",
  "unit.m²": "m²@en|m2@en|sqm@en|sq m@en|qm@de|м²@ru|м2@ru|кв м@ru|㎡@ja|平方米@zh|mq@it", "unit.ft²": "ft²@en|sqft@en|sq ft@en|sf@en", "unit.km²": "km²@en|км²@ru",
  "unit.lb": "lbs@en|lb@en", "unit.oz": "oz@en", "unit.kg": "kgs@en|kilo@de,es,it|кг@ru", "unit.g": "gr@en|grams@en|г@ru", "unit.mg": "mg@en|мг@ru", "unit.t": "t@de|tonnes@en|т@ru",
  "unit.ft": "ft@en|feet@en", "unit.in": "inch@en|inches@en|zoll@de|\"@en|″@en|”@en", "unit.mi": "mi@en|miles@en|mile@en", "unit.km": "km@en|kms@en|км@ru", "unit.µm": "µm@en|μm@en",
  "unit.kW": "kw@en|квт@ru", "unit.W": "w@en|watt@en|watts@en|вт@ru", "unit.kWh": "kwh@en", "unit.V": "v@en|volt@en", "unit.mo": "mo@en", "unit.mAh": "mah@en|мач@ru", "unit.GHz": "ghz@en|ггц@ru",
  "unit.MHz": "mhz@en", "unit.kHz": "khz@en", "unit.Hz": "hz@en|гц@ru", "unit.MP": "mp@en|megapixel@en", "unit.px": "px@en", "unit.dB": "db@en", "unit.kcal": "kcal@en|ккал@ru", "unit.kJ": "kj@en",
  "unit.km/h": "km/h@en|kph@en|км/ч@ru", "unit.mph": "mph@en", "unit.°C": "°c@en|℃@en", "unit.°F": "°f@en", "unit.%": "%@en", "unit.hp": "hp@en|ps@de|hk@nb,sv|лс@ru", "unit.bit/s": "bit/s@en", "unit.Mbit/s": "mbit/s@en|mbps@en|mb/s@en", "unit.cl": "cl@en", "unit.dl": "dl@en",
  "power.3": "k@en|тыс@ru|tsd@de|tys@pl|千@ja,zh", "power.5": "lakh@en,hi|lakhs@en|lac@en|lacs@en", "power.6": "m@en|mio@en|mill@es,nb|milijone@sl", "power.4": "萬@zh", "power.8": "億@zh", "power.7": "crore@en,hi|crores@en|cr@en,hi",
  "power.9": "b@en|bn@en|g@en|mrd@de|mia@da,de", "power.12": "t@en",
  // Abbreviations that count only beside a currency, and words between the ends of a range.
  "price_power.6": "mn@en|mm@en", "price_power.12": "tn@en",
  "to.range": "to@en|bis@de|a@es,it,pt,ca|al@es,it|ao@pt|à@fr|au@fr|tot@nl|do@pl,cs,sk,hr,sl|až@cs|til@da,nb|till@sv|до@ru,uk,bg,sr|έως@el|la@ro",
  // Words beside the least or the greatest of what is meant; "from" says so of prices alone.
  "bound.from": "from #@en|starting at #@en|starting from #@en|starts at #@en|as low as #@en|ab #@de|à partir de #@fr|dès #@fr|desde #@es,pt|a partir de #@es,pt|da #@it|a partire da #@it|vanaf #@nl|od #@pl,cs,sk,hr,sl,sr,bs|от #@ru,bg|від #@uk|från #@sv|fra #@da,nb|alk #@fi|alkaen #@fi|# alkaen@fi|mulai #@id|mulai dari #@id|từ #@vi|de la #@ro|από #@el|من #@ar|ابتداء من #@ar|#から@ja|#より@ja|#부터@ko|#起@zh",
  "bound.bc": "# bce@en|# b c@en|# b c e@en|# v u z@de|# a e c@es,pt|# av n è@fr|前#@ja,zh|bc#@ja,ko",
  "bound.max": "under #@en,sv,da,nb|up to #@en|below #@en|less than #@en|fewer than #@en|at most #@en|no more than #@en|# or less@en|# and under@en|# & under@en|# or under@en|# and below@en|# & below@en|# or below@en|# or fewer@en|unter #@de|bis #@de|bis zu #@de|weniger als #@de|höchstens #@de|maximal #@de|# oder weniger@de|# und weniger@de|jusqu'à #@fr|moins de #@fr|au plus #@fr|# ou moins@fr|# et moins@fr|hasta #@es|menos de #@es,pt|# o menos@es|até #@pt|abaixo de #@pt|# ou menos@pt|fino a #@it|meno di #@it|sotto #@it|# o meno@it|tot #@nl|onder #@nl|minder dan #@nl|# of minder@nl|do #@pl,cs,sk,hr,sl,sr,bs|poniżej #@pl|mniej niż #@pl|до #@ru,uk,bg|менее #@ru|меньше #@ru|не более #@ru|# и менее@ru|менше #@uk|pod #@cs,sk|méně než #@cs|upp till #@sv|högst #@sv|mindre än #@sv|op til #@da|opptil #@nb|inntil #@nb|alle #@fi|enintään #@fi|en fazla #@tr|# altı@tr|legfeljebb #@hu|# alatt@hu|sub #@ro|până la #@ro|έως #@el|μέχρι #@el|κάτω από #@el|hingga #@id|di bawah #@id|dưới #@vi|#以下@ja,zh|#以内@ja,zh|#未満@ja|#まで@ja|不到#@zh|#이하@ko|#미만@ko",
  "bound.min": "over #@en,da,nb|more than #@en|at least #@en|above #@en|# and up@en|# & up@en|# or more@en|# and above@en|# & above@en|# or above@en|# and over@en|# or over@en|# and more@en|über #@de|mehr als #@de|mindestens #@de|# oder mehr@de|# und mehr@de|plus de #@fr|au moins #@fr|# ou plus@fr|# et plus@fr|más de #@es|al menos #@es|# o más@es|# y más@es|mais de #@pt|pelo menos #@pt|acima de #@pt|# ou mais@pt|oltre #@it|più di #@it|almeno #@it|# o più@it|# e oltre@it|meer dan #@nl|minstens #@nl|# of meer@nl|ponad #@pl|powyżej #@pl|co najmniej #@pl|# i więcej@pl|# lub więcej@pl|более #@ru|больше #@ru|свыше #@ru|не менее #@ru|# и более@ru|# и выше@ru|понад #@uk|більше #@uk|více než #@cs|nad #@cs,sk|# a více@cs|över #@sv|mer än #@sv|minst #@sv,nb|# eller mer@sv|mere end #@da|mindst #@da|mer enn #@nb|yli #@fi|vähintään #@fi|en az #@tr|# üzeri@tr|# ve üzeri@tr|legalább #@hu|több mint #@hu|peste #@ro|cel puțin #@ro|πάνω από #@el|τουλάχιστον #@el|lebih dari #@id|minimal #@id|trên #@vi|hơn #@vi|#以上@ja,zh|超过#@zh|#이상@ko",
};

function tidy(text) {
  return text.toLowerCase().normalize("NFC").replace(/i\u0307|ı/g, "i").replaceAll("\u2019", "'").replace(/[\u200e\u200f\u061c.॰]/g, "").replace(/\s+/g, " ").trim();
}
function add(sort, meaning, form, language) {
  const f = tidy(form);
  if (!f || /^[#\d\s]+$/.test(f)) return;
  const key = sort + "." + meaning;
  if (!forms.has(key)) forms.set(key, new Map());
  const bare = ["month", "weekday"].includes(sort) ? f.normalize("NFD").replace(/(?<=[a-z])[\u0300-\u036f]+/g, "").normalize("NFC") : f;
  for (const written of [f, bare]) {
    if (!forms.get(key).has(written)) forms.get(key).set(written, new Set());
    forms.get(key).get(written).add(language);
  }
}
function part(language, options, date, type) {
  const parts = new Intl.DateTimeFormat(language + "-u-nu-latn", { timeZone: "UTC", ...options }).formatToParts(date);
  return parts.filter((p) => p.type === type).map((p) => p.value).join(" ");
}

function months(language, as) {
  for (let m = 1; m <= 12; m++) {
    const date = new Date(Date.UTC(2023, m - 1, 15));
    for (const month of ["long", "short"]) {
      for (const more of [{}, { day: "numeric" }, { day: "numeric", year: "numeric" }, { year: "numeric" }]) {
        const form = part(language, { month, ...more, calendar: "gregory" }, date, "month");
        if (!/\d/.test(form)) add("month", m, form, as);
        if (as === "he") add("month", m, "ב" + form, as);
      }
    }
  }
}
function otherMonths(language, calendar, sort) {
  for (let i = 0; i < 380; i++) {
    const date = new Date(Date.UTC(2023, 0, 1 + i));
    const m = part("en", { month: "numeric", calendar }, date, "month");
    add(sort, m, part(language, { month: "long", day: "numeric", calendar }, date, "month"), language);
  }
}
function weekdays(language) {
  for (let d = 1; d <= 7; d++) {
    for (const weekday of ["long", "short"]) {
      for (const more of [{}, { month: "long", day: "numeric", year: "numeric" }]) {
        add("weekday", d, part(language, { weekday, ...more }, new Date(Date.UTC(2023, 0, 1 + d)), "weekday"), language);
      }
    }
  }
}
function halves(language) {
  for (const [hour, name] of [[9, "am"], [15, "pm"]]) {
    const form = part(language, { hour: "numeric", hour12: true }, new Date(Date.UTC(2023, 0, 1, hour)), "dayPeriod");
    if (form) add("half", name, form.replace(/\s/g, ""), language);
  }
}

// Years before Christ are no numbers of their own.
function eras(language) {
  const date = new Date(-86e12);
  for (const era of ["long", "short"]) {
    const parts = new Intl.DateTimeFormat(language + "-u-ca-gregory-nu-latn", { era, year: "numeric", timeZone: "UTC" }).formatToParts(date);
    const form = parts.map((p) => (p.type === "year" ? "#" : p.value)).join("");
    const name = parts.find((p) => p.type === "era").value;
    for (const text of [form, form.indexOf("#") < form.indexOf(name) ? "# " + name : name + " #"]) {
      add("bound", "bc", text.replace(/[^\p{L}\p{M}'’&#]+/gu, " ").replace("年", ""), language);
    }
  }
}

const SPANS = { second: "s", minute: "m", hour: "h", day: "d", week: "w", month: "M", year: "y" };
function relative(language) {
  for (const [unit, code] of Object.entries(SPANS)) {
    for (const style of ["long", "short", "narrow"]) {
      const always = new Intl.RelativeTimeFormat(language + "-u-nu-latn", { style, numeric: "always" });
      for (const n of [0, 1, 2, 3, 4, 5, 6, 8, 11, 21, 22, 25, 100]) {
        const text = always.formatToParts(-n, unit).map((p) => (p.type === "integer" ? "#" : p.value)).join("");
        add("ago", (text.includes("#") ? "" : n) + code, text, language);
        if (language === "ar") add("ago", (text.includes("#") ? "" : n) + code, text.replace("قبل", "منذ"), language);
      }
    }
  }
  const auto = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const n of [-2, -1, 0, 1]) {
    const text = auto.format(n, "day");
    if (!/\d/.test(text)) add("day", n, text, language);
  }
  const now = auto.format(0, "second");
  if (!/\d/.test(now)) add("ago", "0s", now, language);
}

const UNITS = {
  bit: "bit", byte: "1 B", kilobyte: "1e3 B", megabyte: "1e6 B", gigabyte: "1e9 B", terabyte: "1e12 B", petabyte: "1e15 B",
  gram: "g", kilogram: "kg", ounce: "oz", pound: "lb", stone: "st",
  millimeter: "mm", centimeter: "cm", meter: "m", kilometer: "km", inch: "in", foot: "ft", yard: "yd", mile: "mi",
  milliliter: "ml", liter: "l", gallon: "gal", "fluid-ounce": "fl oz", hectare: "ha", acre: "ac",
  celsius: "°C", fahrenheit: "°F", percent: "%", "kilometer-per-hour": "km/h", "mile-per-hour": "mph",
  second: "s", minute: "min", hour: "h", day: "d", week: "wk", month: "mo", year: "y",
};
function units(language) {
  for (const [unit, name] of Object.entries(UNITS)) {
    for (const unitDisplay of ["long", "short"]) {
      for (const n of [1, 2, 3, 5, 11, 21, 100, 1.5]) {
        const parts = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).formatToParts(n);
        const before = parts.findIndex((p) => p.type === "unit") < parts.findIndex((p) => p.type === "integer");
        const form = parts.filter((p) => p.type === "unit" || p.type === "percentSign").map((p) => p.value).join(" ");
        if (!before) add("unit", name, form, language);
      }
    }
  }
}
function powers(language) {
  for (let power = 3; power <= 13; power++) {
    for (const compactDisplay of ["short", "long"]) {
      for (const first of [1, 2, 3, 5, 1.5, 3.8]) {
        const parts = new Intl.NumberFormat(language + "-u-nu-latn", { notation: "compact", compactDisplay }).formatToParts(first * 10 ** power);
        const form = parts.filter((p) => p.type === "compact").map((p) => p.value).join(" ");
        const shown = Number(parts.filter((p) => ["integer", "fraction"].includes(p.type)).map((p) => (p.type === "fraction" ? "." : "") + p.value).join(""));
        if (form && shown > 0) add("power", power - Math.round(Math.log10(shown / first)), form, language);
      }
    }
  }
}
function customs(language) {
  const number = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(1234567.8);
  const sign = (type) => number.find((p) => p.type === type)?.value ?? "";
  const blank = (c) => (/\s/.test(c) ? "_" : c === "\u2019" ? "'" : c);
  const options = { year: "numeric", month: "numeric", day: "numeric", timeZone: "UTC" };
  const order = new Intl.DateTimeFormat(language + "-u-ca-gregory", options)
    .formatToParts(new Date(0)).map((p) => ({ year: "Y", month: "M", day: "D" })[p.type] ?? "").join("");
  console.log(`customs.${language} = ${blank(sign("decimal"))}${blank(sign("group"))}${order}`);
}

console.log(`# The words of dates, spans, units and powers of ten, and the customs of languages, from CLDR ${process.versions.cldr}.`);
console.log("# Made by src/core/src/main/cldr/lexicon.mjs, which says how. The languages stand from the one that is seen most.");
console.log("languages = " + LANGUAGES.join(","));
LANGUAGES.forEach((language, rank) => {
  months(language, language); weekdays(language); halves(language); eras(language); relative(language);
  if (rank < WORDY) { units(language); powers(language); }
});
for (const language of LEVANT) months(language, "ar");
for (const language of ["ar", "fa", "ur"]) otherMonths(language, "islamic-umalqura", "hijri");
for (const language of ["fa", "en"]) otherMonths(language, "persian", "jalali");
for (const [key, words] of Object.entries(MORE)) {
  const [sort, ...meaning] = key.split(".");
  for (const word of words.split("|")) {
    const [form, languages] = word.split("@");
    for (const language of languages.split(",")) add(sort, meaning.join("."), form, language);
  }
}
for (const language of [...LANGUAGES, ...REGIONS]) customs(language);
for (const [key, words] of [...forms].sort()) {
  const written = [...words].map(([form, languages]) => form + "@" + [...languages].join(","));
  console.log(key.replaceAll(" ", "_").replaceAll("°", "deg") + " = " + written.join("|").replaceAll("\\", "\\\\"));
}
