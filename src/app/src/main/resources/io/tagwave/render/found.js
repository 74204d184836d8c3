// Whether an element matches the selector.
return [document.querySelector(arguments[0]) !== null];
