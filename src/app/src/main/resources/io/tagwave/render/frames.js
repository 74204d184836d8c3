// A window that is never drawn has no animation frames, and the observers that are told at frames stay silent. Scripts that
// wait for either are served by timers here: frames at their usual pace, observers by what layout says.
(function () {
  var later = window.setTimeout.bind(window), pace = 16, ids = 0, waiting = new Map(), running = new Map(), due = false;

  function report(error) {
    later(function () { throw error; }, 0);
  }

  function frame() {
    due = false;
    running = waiting;
    waiting = new Map();
    var time = performance.now();
    running.forEach(function (callback) {
      try {
        callback(time);
      } catch (error) {
        report(error);
      }
    });
  }

  window.requestAnimationFrame = function (callback) {
    waiting.set(++ids, callback);
    if (!due) {
      due = true;
      later(frame, pace);
    }
    return ids;
  };
  window.cancelAnimationFrame = function (id) {
    waiting.delete(id);
    running.delete(id);
  };

  // measure(target, last) returns [what to compare with the next time, entry], or null while nothing changed.
  function observer(measure) {
    return function (callback, options) {
      var self = this, targets = new Map(), watching = false;
      function look() {
        watching = targets.size > 0;
        var entries = [];
        targets.forEach(function (last, target) {
          var seen = measure(target, last, options || {});
          if (seen) {
            targets.set(target, seen[0]);
            entries.push(seen[1]);
          }
        });
        if (watching) {
          later(look, 5 * pace);
        }
        if (entries.length > 0) {
          callback.call(self, entries, self);
        }
      }
      this.root = options && options.root || null;
      this.rootMargin = options && options.rootMargin || '0px 0px 0px 0px';
      this.thresholds = [].concat(options && options.threshold || 0);
      this.observe = function (target) {
        targets.set(target, undefined);
        if (!watching) {
          watching = true;
          later(look, pace);
        }
      };
      this.unobserve = function (target) {
        targets.delete(target);
      };
      this.disconnect = function () {
        targets.clear();
      };
      this.takeRecords = function () {
        return [];
      };
    };
  }

  // Margins as CSS gives them, one to four, in pixels or percent of the area.
  function margins(text, width, height) {
    var parts = String(text || '0').trim().split(/\s+/);
    var all = [parts[0], parts[1] || parts[0], parts[2] || parts[0], parts[3] || parts[1] || parts[0]];
    return all.map(function (part, side) {
      var value = parseFloat(part) || 0;
      return /%$/.test(part) ? value / 100 * (side % 2 ? width : height) : value;
    });
  }

  window.IntersectionObserver = observer(function (target, last, options) {
    var box = target.getBoundingClientRect(), inner = options.root && options.root.getBoundingClientRect
      ? options.root.getBoundingClientRect() : new DOMRect(0, 0, window.innerWidth, window.innerHeight);
    var more = margins(options.rootMargin, inner.width, inner.height);
    var left = Math.max(box.left, inner.left - more[3]), right = Math.min(box.right, inner.right + more[1]);
    var top = Math.max(box.top, inner.top - more[0]), bottom = Math.min(box.bottom, inner.bottom + more[2]);
    var hit = right >= left && bottom >= top && target.isConnected && target.getClientRects().length > 0;
    var shown = hit ? new DOMRect(left, top, right - left, bottom - top) : new DOMRect();
    var area = box.width * box.height, ratio = !hit ? 0 : area > 0 ? shown.width * shown.height / area : 1;
    var state = hit + ':' + ratio;
    return state === last ? null : [state, {target: target, isIntersecting: hit, intersectionRatio: ratio,
      boundingClientRect: box, intersectionRect: shown, rootBounds: inner, time: performance.now()}];
  });

  window.ResizeObserver = observer(function (target, last) {
    var box = target.getBoundingClientRect(), size = [{inlineSize: box.width, blockSize: box.height}];
    var state = box.width + ':' + box.height;
    return state === last ? null : [state, {target: target, contentRect: new DOMRect(0, 0, box.width, box.height),
      contentBoxSize: size, borderBoxSize: size, devicePixelContentBoxSize: size}];
  });
})();
