// An example brings its own cookies: what it writes must not reach the site around it.
const jar = new Map(Object.entries(JSON.parse(document.currentScript.dataset.cookies)));
Object.defineProperty(document, 'cookie', {
  get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  set(text) {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(text) ?? [];
    const expires = /expires=([^;]+)/i.exec(text)?.[1];
    if (expires && new Date(expires) <= new Date()) jar.delete(name);
    else if (name) jar.set(name, value);
  },
});
