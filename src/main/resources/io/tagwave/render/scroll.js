// One step down to the end of what is there.
window.scrollTo(0, Math.max(document.body ? document.body.scrollHeight : 0, document.documentElement.scrollHeight));
return window.scrollY;
