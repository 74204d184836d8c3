// Comfort only: every page does the same without it.
'use strict';

// Addresses stay short: fields that say nothing are not sent.
document.querySelectorAll('form.filter').forEach(function (form) {
  form.addEventListener('submit', function () {
    form.querySelectorAll('input, select').forEach(function (field) { field.disabled = field.value === ''; });
  });
  form.querySelectorAll('select').forEach(function (field) {
    field.addEventListener('change', function () { form.requestSubmit(); });
  });
});
// The browser shows a page that one comes back to as it was left.
window.addEventListener('pageshow', function () {
  document.querySelectorAll('form.filter :disabled').forEach(function (field) { field.disabled = false; });
});

// Ctrl+Enter runs a query.
document.querySelectorAll('form.sql textarea').forEach(function (text) {
  text.addEventListener('keydown', function (event) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) { text.form.querySelector('button').click(); }
  });
});

// Names of tables and columns that begin like the word before the caret: Tab takes the chosen one, arrows choose, Escape leaves.
document.querySelectorAll('form.sql textarea').forEach(function (text) {
  var names = new Set();
  document.querySelectorAll('.relations dt').forEach(function (name) { names.add(name.textContent); });
  document.querySelectorAll('.relations dd').forEach(function (columns) {
    columns.textContent.split(', ').forEach(function (name) { names.add(name); });
  });
  var list = document.createElement('ul');
  list.className = 'complete';
  list.id = 'complete';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Names that fit; Tab takes one');
  list.hidden = true;
  text.after(list);
  text.setAttribute('aria-controls', list.id);
  var found = [];
  var chosen = 0;
  function word() { return text.value.slice(0, text.selectionStart).match(/[\p{L}_][\p{L}\p{N}_]*$/u); }
  function show() {
    list.hidden = found.length === 0;
    list.replaceChildren();
    found.forEach(function (name, i) {
      var item = document.createElement('li');
      item.setAttribute('role', 'option');
      item.setAttribute('aria-selected', String(i === chosen));
      item.textContent = name;
      item.addEventListener('mousedown', function (event) { event.preventDefault(); chosen = i; take(); });
      list.append(item);
    });
  }
  function look() {
    var begun = word();
    var start = begun ? begun[0].toLowerCase() : '';
    found = start.length < 2 ? [] : Array.from(names).filter(function (name) {
      return name.toLowerCase().startsWith(start) && name.toLowerCase() !== start;
    }).slice(0, 12);
    chosen = 0;
    show();
  }
  function take() {
    var begun = word();
    text.setRangeText(found[chosen], begun.index, text.selectionStart, 'end');
    found = [];
    show();
    text.focus();
  }
  text.addEventListener('input', look);
  text.addEventListener('blur', function () { found = []; show(); });
  text.addEventListener('keydown', function (event) {
    if (found.length === 0) { return; }
    var step = { ArrowDown: 1, ArrowUp: found.length - 1 }[event.key];
    if (event.key === 'Tab' && !event.shiftKey) { take(); }
    else if (event.key === 'Escape') { found = []; show(); }
    else if (step) { chosen = (chosen + step) % found.length; show(); }
    else { return; }
    event.preventDefault();
  });
});

// A click on a record of the page shows its cells. The frame has no script of its own.
document.querySelectorAll('.look iframe').forEach(function (frame) {
  function listen() {
    frame.contentDocument.addEventListener('click', function (event) {
      var record = event.target.closest('[data-tagwave-record]');
      var row = record && document.getElementById('record-' + record.dataset.tagwaveRecord);
      if (row) {
        row.closest('details').open = true;
        location.hash = row.id;
      }
    });
  }
  frame.addEventListener('load', listen);
  if (frame.contentDocument.readyState === 'complete') { listen(); }
});

// A crawl under way is looked at again, while the page can be seen and nobody is busy in it.
function look() {
  var live = document.querySelector('[data-live]');
  if (!live) { return; }
  setTimeout(function () {
    var busy = document.hidden || document.querySelector('main a:focus') || String(getSelection());
    (busy ? Promise.reject() : fetch(location.href))
      .then(function (answer) { return answer.ok ? answer.text() : Promise.reject(); })
      .then(function (html) {
        var fresh = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
        document.querySelector('main').replaceWith(document.adoptNode(fresh));
      })
      .catch(function () {})
      .then(look);
  }, Number(live.dataset.live));
}
look();
