// Does a step of a person. Arguments: click, type, select or wait; a CSS selector or a text in quotes; what to type or choose.
// Returns the number of visible elements, and if it is one, whether that is a field for a password; or what is wrong, as a text.
var verb = arguments[0], target = arguments[1], text = arguments[2], found;

function plain(words) {
  return String(words || '').replace(/\s+/g, ' ').trim();
}

function isNamed(element) {
  var name = plain(target.slice(1, -1));
  return plain(element.textContent) === name || plain(element.value) === name
    || plain(element.getAttribute('aria-label')) === name;
}

function fill(element, property) {
  var kind = element.localName === 'textarea' ? HTMLTextAreaElement : element.localName === 'select'
    ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, property).set.call(element, text);
  element.dispatchEvent(new Event('input', {bubbles: true}));
  element.dispatchEvent(new Event('change', {bubbles: true}));
}

try {
  found = target.charAt(0) === '"'
    ? Array.from(document.querySelectorAll('a,button,summary,label,input[type=submit],input[type=button],[role=button]'))
      .filter(isNamed)
    : Array.from(document.querySelectorAll(target));
} catch (wrong) {
  return ['expected a CSS selector or a text in quotes'];
}
found = found.filter(function (element) {
  return element.getClientRects().length > 0;
});
if (verb === 'wait') {
  return [Math.min(found.length, 1), false];
}
if (found.length !== 1) {
  return [found.length];
}
var element = found[0];
element.focus();
if (verb === 'click') {
  // Pop-ups are closed: what would open in another window opens in this one.
  var opens = element.closest('a[target],form[target]');
  if (opens) {
    opens.removeAttribute('target');
  }
  element.click();
} else if (verb === 'select') {
  if (element.localName !== 'select') {
    return ['expected a select element, found ' + element.localName];
  }
  var options = Array.from(element.options);
  var option = options.find(function (one) { return one.value === text; })
    || options.find(function (one) { return plain(one.textContent) === plain(text); });
  if (!option) {
    return ['expected one of the options ' + options.map(function (one) { return plain(one.textContent); }).join(', ')];
  }
  text = option.value;
  fill(element, 'value');
} else if (element.isContentEditable) {
  element.textContent = text;
  element.dispatchEvent(new Event('input', {bubbles: true}));
} else if (element.localName === 'input' || element.localName === 'textarea') {
  fill(element, 'value');
} else {
  return ['expected a field to type in, found ' + element.localName];
}
return [1, element.type === 'password'];
