// Browsers announce no address that a script has put in place of another. happy-dom sends a `hashchange` some turns of the
// event loop later, to whatever test runs by then: it ends here, before anybody hears of it.
const SILENCED = Symbol.for('ce-widgets tests: silenced history');
const kept = globalThis as { [SILENCED]?: string[] };

if (typeof History !== 'undefined' && !kept[SILENCED]) {
  const expected: string[] = [];
  kept[SILENCED] = expected;
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = History.prototype[name];
    History.prototype[name] = function silently(...parameters) {
      const before = location.href;
      original.apply(this, parameters);
      if (new URL(before).hash !== location.hash) expected.push(`${before} ${location.href}`);
    };
  }
  addEventListener('hashchange', (event) => {
    const index = expected.indexOf(`${event.oldURL} ${event.newURL}`);
    if (index < 0) return;
    expected.splice(index, 1);
    event.stopImmediatePropagation();
  });
}
