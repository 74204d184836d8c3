// Waits until the page's tag path sequence stops changing, and takes its document. Arguments: greatest number of characters;
// whether shadow roots and frames of the same origin are part of the page; milliseconds to wait at most, 0 to take the document
// as it is; milliseconds between two samples; whether the timers of pages with much text are waited for. Returns a
// promise of [html or null when too long, address, content type, status or 0, whether timers were waited for in vain].
//
// The samples are taken by timers of the page, so that what its own scripts had due before has run between them.
var limit = arguments[0], deep = arguments[1], patience = arguments[2], interval = arguments[3],
  patient = arguments[4];
var timers = window[Symbol.for('tagwave.timers')];

// Changes when a node that the sequence holds comes, goes or moves: depth and name of every node in document order say as
// much as the tag paths.
function fingerprint() {
  var hash = 17, nodes = 0, node = document.body, depth = 0;
  while (node) {
    var name = node.nodeName, down = null, counts = false;
    if (node.nodeType === 1) {
      if (name !== 'SCRIPT' && name !== 'STYLE' && name !== 'NOSCRIPT' && name !== 'TEMPLATE') {
        counts = true;
        down = node.firstChild;
      }
    } else if (node.nodeType === 3) {
      counts = /\S/.test(node.data);
    }
    if (counts) {
      nodes++;
      hash = (hash * 31 + depth * 131 + name.length * 7 + name.charCodeAt(0) * 3 + name.charCodeAt(1)) | 0;
    }
    if (down) {
      node = down;
      depth++;
    } else {
      while (node && !node.nextSibling) {
        node = node === document.body ? null : node.parentNode;
        depth--;
        if (node === document.body) {
          node = null;
        }
      }
      node = node && node.nextSibling;
    }
  }
  return hash + ':' + nodes;
}

// Iterative: a page may nest deeper than any stack.
function serialise(root) {
  var out = [], size = 0, open = [], node = root;
  var none = {AREA: 1, BASE: 1, BR: 1, COL: 1, EMBED: 1, HR: 1, IMG: 1, INPUT: 1, LINK: 1, META: 1, PARAM: 1, SOURCE: 1,
    TRACK: 1, WBR: 1};
  var raw = {SCRIPT: 1, STYLE: 1, XMP: 1, IFRAME: 1, NOEMBED: 1, NOFRAMES: 1, PLAINTEXT: 1, NOSCRIPT: 1};
  function put(text) {
    out.push(text);
    size += text.length;
  }
  function escaped(text) {
    return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\u00a0/g, '&nbsp;');
  }
  function frameBody(element) {
    try {
      return element.contentDocument && element.contentDocument.body;
    } catch (crossOrigin) {
      return null;
    }
  }
  function children(element) {
    if (element.nodeName === 'TEMPLATE') {
      return element.content.childNodes;
    }
    if (deep && element.shadowRoot) {
      return element.shadowRoot.childNodes;
    }
    if (deep && element.nodeName === 'SLOT' && element.assignedNodes().length > 0) {
      return element.assignedNodes();
    }
    return element.childNodes;
  }
  function enter(element) {
    var frame = deep && (element.nodeName === 'IFRAME' || element.nodeName === 'FRAME') && frameBody(element);
    var name = frame ? 'div' : element.localName;
    put('<' + name);
    var attributes = (frame || element).attributes;
    for (var i = 0; i < attributes.length; i++) {
      put(' ' + attributes[i].name + '="' + escaped(attributes[i].value).replace(/"/g, '&quot;') + '"');
    }
    put('>');
    if (frame) {
      open.push({nodes: frame.childNodes, at: 0, name: name, raw: false});
    } else if (!none[element.nodeName]) {
      open.push({nodes: children(element), at: 0, name: name, raw: raw[element.nodeName] === 1});
    }
  }
  enter(root);
  while (open.length > 0 && size <= limit) {
    var top = open[open.length - 1];
    node = top.nodes[top.at++];
    if (!node) {
      open.pop();
      put('</' + top.name + '>');
    } else if (node.nodeType === 1) {
      enter(node);
    } else if (node.nodeType === 3) {
      put(top.raw ? node.data : escaped(node.data));
    } else if (node.nodeType === 8) {
      put('<!--' + node.data + '-->');
    }
  }
  return size > limit ? null : out.join('');
}

// Chromium's own serialiser recurses.
function nestsDeeply() {
  var all = document.getElementsByTagName('*'), step = 500;
  for (var i = all.length - 1; i >= 0; i -= step) {
    var depth = 0;
    for (var up = all[i]; up && depth <= 2000; up = up.parentNode) {
      depth++;
    }
    if (depth > 2000) {
      return true;
    }
  }
  return false;
}

function html() {
  var root = document.documentElement;
  if (!root) {
    return '';
  }
  var text = deep || nestsDeeply() ? serialise(root) : root.outerHTML;
  if (text === null || text.length > limit) {
    return null;
  }
  return document.doctype ? '<!DOCTYPE ' + document.doctype.name + '>' + text : text;
}

// Without any script nothing can change it any more.
function isScripted() {
  return document.scripts.length > 0 || refreshes() || document.querySelector('[onload],[onerror],iframe,frame') !== null;
}

// A page that leads on after some seconds; the browser follows.
function refreshes() {
  var meta = document.querySelector('meta[http-equiv=refresh i]');
  return meta !== null && parseFloat(meta.content) * 1000 < patience;
}

// A page with less has little beyond its frame: headline, a few links, a footer.
function hasFewTexts() {
  var walker = document.createTreeWalker(document.body || document.documentElement, NodeFilter.SHOW_TEXT), texts = 0;
  while (texts < 25 && walker.nextNode()) {
    texts += /\S/.test(walker.currentNode.data) && !/^(SCRIPT|STYLE|NOSCRIPT)$/.test(walker.currentNode.parentNode.nodeName);
  }
  return texts < 25;
}

// Signs that a page shows until its data come: an area or bar that says so, an endless animation, rows without content.
function isBusy() {
  if (document.querySelector('[aria-busy=true],[role=progressbar],progress:not([value])')) {
    return true;
  }
  var endless = document.getAnimations && document.getAnimations().some(function (animation) {
    return animation.effect && animation.effect.getComputedTiming().iterations === Infinity;
  });
  return endless || Array.from(document.querySelectorAll('body :empty + :empty')).some(function (piece) {
    var row = piece.parentNode, next = row.nextElementSibling, third = next && next.nextElementSibling;
    return third && [row, next, third].every(function (each) {
      return each.className === row.className && !/\S/.test(each.textContent)
        && !each.querySelector('img,svg,video,canvas,iframe,input,button,a');
    });
  });
}

// Frames are loaded wherever they stand: nobody scrolls there.
function loadFrames(root) {
  var loading = false;
  root.querySelectorAll('*').forEach(function (element) {
    if (element.shadowRoot) {
      loading = loadFrames(element.shadowRoot) || loading;
    }
    if (element.nodeName === 'IFRAME') {
      element.loading = 'eager';
      var inner = null;
      try {
        inner = element.contentDocument;
      } catch (crossOrigin) {
        // Its content is not part of the page.
      }
      loading = loading || inner !== null && (inner.readyState !== 'complete'
        || inner.URL === 'about:blank' && /^(https?:|\/|[^:]*$)/.test(element.getAttribute('src') || ':'));
    }
  });
  return loading;
}

function awaits(end) {
  if (deep && loadFrames(document) || refreshes()) {
    return true;
  }
  var pending = timers ? timers.pending(end) : [], few = pending.length > 0 && hasFewTexts();
  return pending.some(function (timer) {
    return few || timer.leaves && !timer.repeats;
  }) || patient && pending.some(function (timer) {
    return !timer.repeats;
  }) && isBusy();
}

function setsTimers() {
  return timers && timers.pending(Infinity).some(function (timer) {
    return !timer.repeats;
  });
}

// Promises of the page's own making need not be ones.
function pause(millis) {
  return {
    then: function (done) {
      (timers ? timers.later : setTimeout)(done, millis);
    }
  };
}

return (async function () {
  var end = performance.now() + patience, before = null, now = null, settled = null, waited = false, vain = false;
  while (performance.now() < end && isScripted()) {
    now = fingerprint();
    if (now === before && document.readyState === 'complete') {
      settled = settled || now;
      // A timer that sets the next one is due after the end at last.
      vain = now === settled && waited && setsTimers();
      if (!awaits(end)) {
        break;
      }
      waited = true;
    }
    before = now;
    await pause(interval);
  }
  var entry = performance.getEntriesByType('navigation')[0];
  var answer = [html(), location.href, document.contentType, entry && entry.responseStatus || 0,
    patience > 0 && now === settled && (vain || performance.now() >= end)];
  try {
    sessionStorage.clear();
  } catch (denied) {
    // A document without an origin has no storage.
  }
  return answer;
})();
