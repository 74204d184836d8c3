// Puts the copies of all records of a list that forgets its first ones in the place of those that are there. The page's own scripts
// run only after its document was taken: what follows does that.
(function () {
  var list = window[Symbol.for('tagwave.list')], home = list && list.home;
  if (!home || !home.isConnected) {
    return;
  }
  var rows = list.found().map(function (record) { return record.row; })
    .filter(function (row, i, all) { return row.parentElement === home && all.indexOf(row) === i; });
  var place = document.createComment('');
  home.insertBefore(place, rows.length > 0 ? rows[0] : home.firstChild);
  rows.forEach(function (row) { row.remove(); });
  list.rows.forEach(function (row) { home.insertBefore(row, place); });
  place.remove();
})();
