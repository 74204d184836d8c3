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
