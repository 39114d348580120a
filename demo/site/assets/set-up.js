// Shows an island of the gallery as its form says while one types; without this script the form has a button.
const page = document.querySelector('[data-set-up]');
const form = page.querySelector('form');
const frame = page.querySelector('iframe');
const stage = frame.parentElement;
const stateLine = page.querySelector('[data-state]');
const PATIENCE = 300;
/** Smaller texts could not be read: the stage scrolls instead. */
const LEAST_SCALE = 0.5;

form.querySelector('[type=submit]').hidden = true;
for (const place of page.querySelectorAll('[data-scripted]')) place.hidden = false;

// Fits a wide window into its place, as a picture of it.
const scaleFrame = () => {
  const width = Number(frame.dataset.width);
  const scale = Math.min(1, Math.max(LEAST_SCALE, stage.clientWidth / width));
  frame.style.transform = scale < 1 ? `scale(${scale})` : '';
  frame.style.height = `${stage.clientHeight / scale}px`;
};
new ResizeObserver(scaleFrame).observe(stage);

const query = () => {
  const data = new URLSearchParams(new FormData(form));
  const snippet = page.querySelector('[data-snippet][aria-current]')?.dataset.snippet;
  if (snippet) data.set('snippet', snippet);
  return data;
};

let asked;
async function update() {
  asked?.abort();
  asked = new AbortController();
  try {
    const response = await fetch(`${page.dataset.setUp}?${query()}`, { signal: asked.signal });
    if (!response.ok) throw new Error(`${response.status}`);
    show(await response.json());
  } catch (error) {
    if (error.name !== 'AbortError') stateLine.textContent = `The demo cannot show this (${error.message}).`;
  }
}

function show({ address, live, width, snippet, note, faults }) {
  for (const place of page.querySelectorAll('[data-fault]')) {
    const fault = faults[place.dataset.fault] ?? '';
    place.textContent = fault;
    const field = document.getElementById(place.id.replace(/-fault$/, ''));
    if (fault) field?.setAttribute('aria-invalid', 'true');
    else field?.removeAttribute('aria-invalid');
  }
  page.querySelector('[data-copy]').textContent = snippet;
  page.querySelector('[data-note]').textContent = note;
  history.replaceState(history.state, '', address);
  for (const option of page.querySelectorAll('[data-viewer] option')) {
    const to = new URL(option.value || address, location.href);
    if (!to.searchParams.has('to')) continue;
    to.searchParams.set('to', address);
    option.value = to.pathname + to.search;
  }
  const wanted = new URL(live, location.href).href;
  if (frame.dataset.width !== width) {
    frame.dataset.width = width;
    frame.width = width;
    scaleFrame();
  }
  if (shown === wanted) return;
  shown = wanted;
  frame.contentWindow.location.replace(wanted);
}
let shown = frame.src;

let timer;
const later = () => {
  clearTimeout(timer);
  timer = setTimeout(update, PATIENCE);
};
// On the page, since some fields of the form stand outside of it.
page.addEventListener('input', ({ target }) => {
  if (target.form === form) later();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  update();
});
// By a button of its own: arrow keys choose on their way through the list.
page.addEventListener('click', ({ target }) => {
  const address =
    target.matches('[data-go]') && target.closest('[data-scripted]').querySelector('select').value;
  if (address) location.assign(address);
});
page.addEventListener('click', (event) => {
  const link = event.target.closest('[data-snippet]');
  if (!link) return;
  event.preventDefault();
  page.querySelector('[data-snippet][aria-current]')?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  update();
});

// Says what the island does: what the page has fetched for it, what it has called, and how it ended.
function watch() {
  const { contentDocument: inside, contentWindow: view } = frame;
  const place = inside?.querySelector('[data-ce-widget], [data-ce-open]');
  if (!place) return;
  const say = () => {
    const status = place.dataset.ceStatus;
    const entries = view.performance.getEntriesByType('resource');
    const files = entries.filter(({ name }) => new URL(name).pathname.startsWith('/ce/'));
    const kB = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
    const calls = entries.filter(
      ({ name, initiatorType }) => initiatorType === 'fetch' && name.includes('/api/'),
    );
    const names = [
      ...new Set(calls.map(({ name }) => new URL(name).pathname.replace(/^.*\/api\/v\d\//, ''))),
    ];
    const words = { waiting: 'Waiting', loading: 'Loading', ready: 'Ready', failed: 'Failed' };
    stateLine.textContent = [
      words[status] ?? 'Open',
      `${files.length} files, ${Math.round(kB)} kB`,
      names.length > 0 ? `calls: ${names.join(', ')}` : 'no calls',
    ].join(' · ');
  };
  say();
  new view.MutationObserver(say).observe(place, { attributeFilter: ['data-ce-status'] });
  new view.PerformanceObserver(say).observe({ type: 'resource' });
}
frame.addEventListener('load', watch);
if (frame.contentDocument?.readyState === 'complete') watch();
scaleFrame();

// On a phone the island starts as wide as a phone.
if (!new URLSearchParams(location.search).has('width') && stage.clientWidth < 768 * LEAST_SCALE) {
  page.querySelector('[name=width][value="390"]').checked = true;
  update();
}
