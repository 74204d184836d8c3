// Whether everything has loaded.
return [document.readyState === 'complete'];
