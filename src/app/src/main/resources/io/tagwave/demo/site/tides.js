// Draws the tide table from its data, as many shops and timetables do.
fetch('/tides.json').then(function (answer) { return answer.json(); }).then(function (tides) {
  var list = document.createElement('ul');
  list.className = 'tides';
  tides.forEach(function (tide) {
    var item = document.createElement('li');
    var name = document.createElement('h3');
    name.textContent = tide.day;
    item.appendChild(name);
    [['High', tide.high, tide.highMetres], ['Low', tide.low, tide.lowMetres]].forEach(function (part) {
      var line = document.createElement('p');
      var time = document.createElement('b');
      time.textContent = part[1];
      line.append(part[0] + ' water ', time, ', ' + part[2] + ' m');
      item.appendChild(line);
    });
    if (tide.spring) {
      var mark = document.createElement('em');
      mark.textContent = 'Spring tide';
      item.appendChild(mark);
    }
    list.appendChild(item);
  });
  document.getElementById('tides').appendChild(list);
});
