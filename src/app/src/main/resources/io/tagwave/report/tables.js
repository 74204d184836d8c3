// Makes every table of a report sortable and filterable. Works on what the page holds, and only moves or hides rows.
'use strict';
document.querySelectorAll('table').forEach(function (table, index) {
  var body = table.tBodies[0];
  var original = Array.from(body.rows);
  var status = document.createElement('span');
  status.setAttribute('role', 'status');

  function filter(words) {
    var shown = 0;
    original.forEach(function (row) {
      row.hidden = !words.every(function (word) { return row.textContent.toLowerCase().includes(word); });
      shown += row.hidden ? 0 : 1;
    });
    status.textContent = ' ' + shown + ' of ' + original.length + ' rows';
  }

  function key(row, column) {
    var cell = row.cells[column];
    var text = 'value' in cell.dataset ? cell.dataset.value : cell.textContent;
    var number = Number(text.replace(/,/g, ''));
    return text !== '' && !isNaN(number) ? number : text;
  }

  function compare(a, b) {
    if (typeof a === 'number' && typeof b === 'number') { return a - b; }
    if (typeof a === 'number' || typeof b === 'number') { return typeof a === 'number' ? -1 : 1; }
    return a.localeCompare(b);
  }

  function sort(column, header) {
    var up = header.getAttribute('aria-sort') !== 'ascending';
    Array.from(table.tHead.rows[0].cells).forEach(function (cell) { cell.removeAttribute('aria-sort'); });
    header.setAttribute('aria-sort', up ? 'ascending' : 'descending');
    original
      .map(function (row) { return [key(row, column), row]; })
      .sort(function (a, b) { return up ? compare(a[0], b[0]) : compare(b[0], a[0]); })
      .forEach(function (pair) { body.appendChild(pair[1]); });
  }

  Array.from(table.tHead.rows[0].cells).forEach(function (header, column) {
    var button = document.createElement('button');
    button.type = 'button';
    button.append.apply(button, Array.from(header.childNodes));
    button.addEventListener('click', function () { sort(column, header); });
    header.appendChild(button);
  });

  if (original.length > 12) {
    var label = document.createElement('label');
    var input = document.createElement('input');
    input.type = 'search';
    input.id = 'filter-' + index;
    label.append('Filter ', input);
    input.addEventListener('input', function () {
      filter(input.value.toLowerCase().split(/\s+/).filter(Boolean));
    });
    var line = document.createElement('p');
    line.className = 'filter';
    line.append(label, status);
    table.parentNode.parentNode.insertBefore(line, table.parentNode);
  }
});
