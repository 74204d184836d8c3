// A fingerprint of the page's tag path sequence: it changes when a node that the sequence holds comes, goes or moves.
// Depth and name of every node in document order say as much as the tag paths. Returns [fingerprint, nodes,
// ready, scripted]: whether everything has loaded, and whether any script may still change the page.
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
var scripted = document.scripts.length > 0 || document.querySelector('[onload],[onerror],iframe,frame') !== null;
return [hash + ':' + nodes, nodes, document.readyState === 'complete', scripted];
