// One step down to the end of what is there. Returns the height.
var height = Math.max(document.body ? document.body.scrollHeight : 0, document.documentElement.scrollHeight);
window.scrollTo(0, height);
return [height];
