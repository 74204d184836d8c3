// What the pages of this folder share: a shop of lamps.
function byId(id) {
  return document.getElementById(id);
}

function items(from, to) {
  var makers = ['Alba', 'Brandt', 'Cirrus', 'Dorn', 'Ember', 'Fjord', 'Glim'], kinds = ['table', 'floor', 'wall', 'desk', 'garden'];
  var made = [];
  for (var i = from; i < to; i++) {
    made.push({name: makers[i % 7] + ' ' + kinds[i % 5] + ' lamp no. ' + i, href: '/lamp/' + i, price: '€ ' + (19 + i * 7 % 90) + '.90',
      about: 'A lamp of ' + (20 + i * 3 % 50) + ' cm for rooms of any size'});
  }
  return made;
}

function fill(node, item) {
  node.innerHTML = '<h3><a href="' + item.href + '">' + item.name + '</a></h3><p class="about">' + item.about + '</p><span class="price">'
    + item.price + '</span>';
}

function add(list, more) {
  more.forEach(function (item) {
    var node = document.createElement('li');
    node.className = 'item';
    fill(node, item);
    list.appendChild(node);
  });
}

function count(list) {
  return list.childElementCount;
}

// The server answers with an empty document after a moment: what is in it is known.
function ask(from, n, use) {
  fetch('/more?from=' + from).then(function () { use(items(from, from + n)); });
}
