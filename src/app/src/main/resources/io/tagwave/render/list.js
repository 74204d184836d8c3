// The main list of a page while it is made to grow. Arguments: what is to be done, and what that wants; see the end. What is known
// of the list between two calls stands in the window, under a symbol that pages do not use.
//
// A record is known again by its template, learned from those that the page began with: the ways of elements from the list's
// element to a record, and the classes that all records have. It is told from others by its key: the address it leads to where
// these differ, else its text.
var mark = Symbol.for('tagwave.list'), list = window[mark];
var MOST = 0.9, HOLDS = 0.8, DEEP = 3, HALF = 0.5, GROUP = 3, SLACK = 4;

function node(path) {
  try {
    return document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE, null).singleNodeValue;
  } catch (unknown) {
    return null;
  }
}

function classes(element) {
  return String(element.getAttribute('class') || '').replace(/\d+/g, '0').split(/\s+/).filter(Boolean);
}

function kind(element) {
  return element.localName + '.' + classes(element).join('.');
}

// ---- what the records are like

function home(records) {
  var up = records[records.length >> 1].parentElement;
  function inside(record) {
    return up.contains(record);
  }
  while (up.parentElement && records.filter(inside).length < HOLDS * records.length) {
    up = up.parentElement;
  }
  return up;
}

function way(record) {
  var names = [];
  for (var up = record; up && up !== list.home; up = up.parentElement) {
    names.unshift(up.localName);
  }
  return names.join('>');
}

function shared(records) {
  return records.map(classes).reduce(function (common, others) {
    return common.filter(function (name) { return others.indexOf(name) >= 0; });
  });
}

function isElement(node) {
  return node.nodeType === 1;
}

// The ways to the elements within a record, a few steps deep.
function inside(record) {
  var ways = new Set();
  (function descend(element, before, depth) {
    for (var child = element.firstElementChild; child && depth < DEEP; child = child.nextElementSibling) {
      var names = before + '>' + child.localName;
      ways.add(names);
      descend(child, names, depth + 1);
    }
  })(record, '', 0);
  return ways;
}

// Those that most records have.
function usual(records) {
  var times = new Map();
  records.forEach(function (record) {
    inside(record).forEach(function (names) { times.set(names, (times.get(names) || 0) + 1); });
  });
  return Array.from(times.keys()).filter(function (names) { return times.get(names) >= MOST * records.length; });
}

function link(element) {
  var a = element.matches('[href]') ? element : element.querySelector('[href]');
  return a ? a.getAttribute('href') : '';
}

function words(element) {
  return element.textContent.replace(/\s+/g, ' ').trim();
}

function holdsAnything(element) {
  return /\S/.test(element.textContent) || element.querySelector('img,[href]') !== null;
}

// The most elements that stand between a record's first and the next record: its other parts.
function parts(records) {
  var most = 0;
  records.forEach(function (record, i) {
    var between = 0, next = records[i + 1];
    for (var s = record.nextElementSibling; s && next && s !== next; s = s.nextElementSibling) {
      between++;
    }
    most = s === next && next ? Math.max(most, between) : most;
  });
  return most;
}

function scroller(element) {
  for (var up = element; up && up !== document.body && up !== document.documentElement; up = up.parentElement) {
    if (/auto|scroll|overlay/.test(getComputedStyle(up).overflowY) && up.scrollHeight > up.clientHeight + 1) {
      return up;
    }
  }
  return document.scrollingElement || document.documentElement;
}

function isWindow(inner) {
  return inner === document.scrollingElement || inner === document.documentElement;
}

function begin(paths) {
  var records = paths.map(node).filter(function (found) { return found && found.nodeType === 1; });
  if (records.length < 2 || records.length < HOLDS * paths.length) {
    return [0];
  }
  list = {records: [], kept: new Map(), rows: [], keys: new WeakMap(), alike: new WeakMap(), others: new WeakSet(), buttons: []};
  list.home = home(records);
  records = records.filter(function (record) { return list.home.contains(record); });
  list.path = kind(list.home);
  list.ways = new Set(records.map(way));
  list.beginnings = new Set();
  list.ways.forEach(function (names) {
    var steps = names.split('>');
    for (var i = 1; i < steps.length; i++) {
      list.beginnings.add(steps.slice(0, i).join('>'));
    }
  });
  list.classes = shared(records);
  list.inside = usual(records);
  list.parts = parts(records);
  var addresses = records.filter(isMadeAlike).map(link);
  list.byLink = addresses.every(Boolean) && new Set(addresses).size >= MOST * addresses.length;
  list.around = list.home.parentElement || list.home;
  list.changed = performance.now();
  list.observer = new MutationObserver(note);
  list.observer.observe(list.around, {subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ['href', 'class']});
  list.found = found;
  stay();
  window[mark] = list;
  found().forEach(function (record) {
    if (records.indexOf(record.element) < 0) {
      list.others.add(record.element);
    }
  });
  keep();
  return [list.kept.size];
}

// What a clock writes is no change: elements come or go.
function note(changes) {
  changes.forEach(function (change) {
    if (Array.from(change.addedNodes).concat(Array.from(change.removedNodes)).some(isElement)) {
      list.changed = performance.now();
    }
    for (var up = change.target; up && up !== list.around; up = up.parentNode) {
      list.keys.delete(up);
      list.alike.delete(up);
    }
  });
}

// Whatever a button does, the page stays: it goes to no other document, and sends no form.
function stay() {
  if (window.navigation) {
    window.navigation.addEventListener('navigate', function (event) {
      if (!event.destination.sameDocument) {
        event.preventDefault();
      }
    });
  }
  window.addEventListener('submit', function (event) {
    event.preventDefault();
  }, true);
}

// ---- what is there now

// The list's element, and those beside it that are made like it: some lists grow by one for each screen.
function homes() {
  if (!list.home.isConnected && list.around.isConnected) {
    list.home = Array.prototype.find.call(list.around.getElementsByTagName(list.home.localName), function (other) {
      return kind(other) === list.path;
    }) || list.home;
  }
  var beside = list.home.parentElement ? list.home.parentElement.children : [];
  return Array.prototype.filter.call(beside, function (other) {
    return other === list.home || kind(other) === list.path;
  });
}

// Made like the records that the page began with: what stands at their place for a button, or until a record has come, is not.
function isRecord(element) {
  var own = classes(element);
  return !list.others.has(element) && list.classes.every(function (name) { return own.indexOf(name) >= 0; })
    && holdsAnything(element) && isMadeAlike(element);
}

function isMadeAlike(element) {
  if (list.alike.get(element) === undefined) {
    var own = inside(element);
    list.alike.set(element,
      list.inside.filter(function (names) { return own.has(names); }).length >= HALF * list.inside.length);
  }
  return list.alike.get(element);
}

function found() {
  var records = [];
  function descend(element, before, row) {
    for (var child = element.firstElementChild; child; child = child.nextElementSibling) {
      var names = before ? before + '>' + child.localName : child.localName;
      if (list.ways.has(names) && isRecord(child)) {
        records.push({element: child, row: row || child, key: key(child)});
      } else if (list.beginnings.has(names)) {
        descend(child, names, row || child);
      }
    }
  }
  var changes = list.observer.takeRecords();
  if (changes.length > 0) {
    note(changes);
  }
  homes().forEach(function (home) { descend(home, '', null); });
  return records;
}

function key(record) {
  var known = list.keys.get(record);
  if (known === undefined) {
    known = list.byLink && link(record) || words(record);
    list.keys.set(record, known);
  }
  return known;
}

// Where it stands on the whole of what can be scrolled.
function place(element) {
  var inner = scroller(list.home), top = element.getBoundingClientRect().top;
  return Math.round(isWindow(inner) ? top + window.scrollY : top - inner.getBoundingClientRect().top + inner.scrollTop);
}

// Whether a record that was there is no more. One that merely says something else, as with a clock in it, stands where it stood.
function isForgotten(record, present) {
  return !present.has(record.key)
    && (list.byLink || !record.element.isConnected || Math.abs(place(record.element) - record.place) > SLACK);
}

// Returns how many records are not yet kept, how many there are, how many of those that were kept last are still there, how many
// those were, and for how many milliseconds nothing has changed.
function look() {
  var records = found(), present = new Set(), fresh = 0;
  records.forEach(function (record) {
    fresh += list.kept.has(record.key) || present.has(record.key) ? 0 : 1;
    present.add(record.key);
  });
  var gone = list.records.filter(function (record) { return isForgotten(record, present); }).length;
  return [fresh, records.length, list.records.length - gone, list.records.length, performance.now() - list.changed];
}

// Keeps copies of the records that are not yet kept, in the order in which they are seen.
function keep() {
  var records = found(), taken = new Set(), rows = new Set(records.map(function (record) { return record.row; }));
  records.forEach(function (record) {
    record.place = place(record.element);
    record.left = record.element.getBoundingClientRect().left;
  });
  var seen = records.slice();
  if (list.records.length > 0 && list.forgets) {
    seen.sort(function (a, b) { return a.place - b.place || a.left - b.left; });
  }
  seen.forEach(function (record) {
    if (list.kept.has(record.key)) {
      return;
    }
    list.kept.set(record.key, true);
    if (!taken.has(record.row)) {
      taken.add(record.row);
      list.rows.push(record.row.cloneNode(true));
      var rest = list.parts;
      for (var s = record.row.nextElementSibling; s && rest > 0 && !rows.has(s); s = s.nextElementSibling, rest--) {
        list.rows.push(s.cloneNode(true));
      }
    }
  });
  list.records = records;
  return [list.kept.size];
}

// ---- scrolling

function scrollTo(box, top) {
  box.scrollTo({top: top, behavior: 'instant'});
}

// First to the last record, which a footer may be far below, then to the end of everything. Returns 1 if that moved anything, or 2 if
// nothing can be scrolled and scripts of the page wait for it.
function end(stage) {
  var inner = scroller(list.home), outer = document.scrollingElement || document.documentElement;
  var last = list.records[list.records.length - 1], before = inner.scrollTop + outer.scrollTop;
  if (stage === 0 && last && last.element.isConnected) {
    last.element.scrollIntoView({block: 'center', behavior: 'instant'});
  } else {
    scrollTo(inner, inner.scrollHeight);
    scrollTo(outer, outer.scrollHeight);
  }
  if (inner.scrollTop + outer.scrollTop > before) {
    return [1];
  }
  nudge(inner, outer);
  var timers = window[Symbol.for('tagwave.timers')];
  return [inner.scrollTop + outer.scrollTop === 0 && timers && timers.listens() ? 2 : 0];
}

// What is no higher than the window is not scrolled: its scripts hear of a wheel that turns, and of what follows.
function nudge(inner, outer) {
  [inner, outer].forEach(function (box) {
    var top = box.scrollTop;
    scrollTo(box, top - 1);
    scrollTo(box, top);
  });
  list.home.dispatchEvent(new WheelEvent('wheel', {deltaY: 100, bubbles: true, cancelable: true}));
  inner.dispatchEvent(new Event('scroll'));
  document.dispatchEvent(new Event('scroll', {bubbles: true}));
  window.dispatchEvent(new Event('resize'));
}

function top() {
  list.forgets = true;
  list.home.scrollIntoView({block: 'start', behavior: 'instant'});
  scrollTo(scroller(list.home), 0);
  return [0];
}

// So many screens further; less than one leaves a part that was seen, so that rows that are cut by the edge come whole. Returns 0 at
// the end.
function down(screens) {
  var inner = scroller(list.home), before = inner.scrollTop;
  scrollTo(inner, before + screens * inner.clientHeight);
  return [inner.scrollTop > before ? 1 : 0];
}

// ---- buttons

function box(element) {
  return element.getBoundingClientRect();
}

// What HTML makes a thing to press, and what says of itself that it is one; a link only where it leads nowhere else.
function isPressed(element) {
  var a = element.closest('a[href],area[href]');
  if (a) {
    var to = a.getAttribute('href').trim();
    return to.charAt(0) === '#' || to === '' || /^javascript:/i.test(to);
  }
  if (element.matches('button,input[type=button],[role=button],[role=link],[onclick],a,summary')) {
    return true;
  }
  return getComputedStyle(element).cursor === 'pointer'
    && getComputedStyle(element.parentElement).cursor !== 'pointer' && element.querySelector('a,button,input') === null;
}

// What switches something, chooses something, opens something elsewhere, or sends something.
function isOther(element) {
  if (element.matches('[aria-pressed],[aria-haspopup],[role=switch],[role=checkbox],[role=radio],[role=tab],[role=option],'
      + '[role=menuitem],[download],[disabled],[aria-disabled=true]')) {
    return true;
  }
  var form = element.form || element.closest('form');
  return form && (!form.contains(list.home) || element.type === 'submit' || element.type === 'reset'
    || element.type === 'image');
}

// One of several alike: pages of a pager, entries of a menu, ways to share, dots of a carousel.
function isOneOfSeveral(element) {
  for (var up = element, step = 0; step < 2 && !isAboutTheList(up.parentElement); up = up.parentElement, step++) {
    var alike = Array.prototype.filter.call(up.parentElement.children, function (other) {
      return other.localName === up.localName
        && (other === up || other.matches('a,button,[role=button]') || other.querySelector('a,button,[role=button]'));
    });
    if (alike.length >= GROUP) {
      return true;
    }
  }
  return false;
}

function isAboutTheList(element) {
  return !element || element.contains(list.home) || list.home.contains(element);
}

function isAside(element) {
  for (var up = element; up && up !== document.documentElement; up = up.parentElement) {
    var style = getComputedStyle(up);
    if (style.position === 'fixed' || style.visibility === 'hidden' || style.display === 'none') {
      return true;
    }
  }
  return false;
}

// What can be pressed behind the list and below it, the nearest first. Returns the kinds of these.
function buttons(most) {
  var records = list.records.filter(function (record) { return record.element.isConnected; });
  var last = records[records.length - 1];
  if (!last || !window.navigation) {
    return [];
  }
  var area = box(list.home), inner = scroller(list.home), bottom = box(last.element).bottom;
  bottom = isWindow(inner) ? bottom : Math.min(bottom, box(inner).bottom);
  function serves(element) {
    var own = box(element);
    return own.width > 0 && own.height > 0 && own.top >= bottom - SLACK && own.left < area.right && own.right > area.left
      && isPressed(element) && !isOther(element) && !isOneOfSeveral(element) && !isAside(element);
  }
  list.buttons = [];
  var walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  walker.currentNode = last.element;
  for (var rest = list.parts; rest > 0 && walker.nextSibling(); rest--) {
    // the other parts of the last record
  }
  for (var next = walker.nextSibling() || after(walker); next && list.buttons.length < most;) {
    if (serves(next)) {
      list.buttons.push(next);
      next = walker.nextSibling() || after(walker);
    } else {
      next = walker.nextNode();
    }
  }
  return list.buttons.map(kind);
}

// The first node behind all that the walker stands in.
function after(walker) {
  while (walker.parentNode()) {
    var next = walker.nextSibling();
    if (next) {
      return next;
    }
  }
  return null;
}

function press(which) {
  var element = list.buttons[which];
  if (!element || !element.isConnected) {
    return [0];
  }
  element.scrollIntoView({block: 'center', behavior: 'instant'});
  ['pointerdown', 'mousedown', 'pointerup', 'mouseup'].forEach(function (name) {
    var make = name.indexOf('pointer') === 0 ? PointerEvent : MouseEvent;
    element.dispatchEvent(new make(name, {bubbles: true, cancelable: true, view: window, button: 0}));
  });
  element.click();
  return [1];
}

switch (arguments[0]) {
  case 'begin': return begin(arguments[1]);
  case 'look': return look();
  case 'keep': return keep();
  case 'end': return end(arguments[1]);
  case 'top': return top();
  case 'down': return down(arguments[1]);
  case 'buttons': return buttons(arguments[1]);
  case 'press': return press(arguments[1]);
}
