// Notes the timers that a page's scripts have set, for page.js, and whether they wait for scrolling, for list.js. Runs before any script of the page.
(function () {
  var set = window.setTimeout.bind(window), repeat = window.setInterval.bind(window), clear = window.clearTimeout.bind(window);
  var timers = new Map(), many = 1000;
  var leaves = /\blocation(\.href)?\s*=[^=]|\blocation\.(replace|assign|reload)\s*\(|\.submit\s*\(/;

  function note(id, callback, millis, repeats) {
    if (timers.size < many) {
      timers.set(id, {due: performance.now() + (Number(millis) || 0), repeats: repeats, leaves: leaves.test(callback)});
    }
    return id;
  }

  function forget(id) {
    timers.delete(id);
    clear(id);
  }

  window.setTimeout = function (callback, millis) {
    return note(set.apply(null, arguments), callback, millis, false);
  };
  window.setInterval = function (callback, millis) {
    return note(repeat.apply(null, arguments), callback, millis, true);
  };
  window.clearTimeout = forget;
  window.clearInterval = forget;

  var listen = EventTarget.prototype.addEventListener, listens = false;
  EventTarget.prototype.addEventListener = function (type) {
    listens = listens || type === 'scroll' || type === 'wheel';
    return listen.apply(this, arguments);
  };

  Object.defineProperty(window, Symbol.for('tagwave.timers'), {value: {
    later: set,
    // Whether a script waits for scrolling.
    listens: function () {
      return listens || Boolean(window.onscroll || window.onwheel);
    },
    // The timers that end before a time; one that repeats does not end.
    pending: function (before) {
      var now = performance.now();
      timers.forEach(function (timer, id) {
        if (!timer.repeats && timer.due < now - 100) {
          timers.delete(id);
        }
      });
      return Array.from(timers.values()).filter(function (timer) {
        return timer.due < before || timer.repeats;
      });
    }
  }});
})();
