import { vi } from 'vitest';

const REGISTRY = Symbol.for('ce-widgets');
/** Globals that the widgets and the tags of other companies leave on a page. */
const GLOBALS = [
  REGISTRY,
  Symbol.for('ce-widgets-ahead'),
  Symbol.for('ce-widgets-problems'),
  'ceWidgets',
  'dataLayer',
  '_paq',
];
const HOME = location.href;
/** Fakes of time that are undone in the wrong order stay, and each test after them waits in vain. */
const CLOCK = { setTimeout, clearTimeout, setInterval, requestAnimationFrame, cancelAnimationFrame, Date };
let undo: (() => void)[] = [];

/** Notes what a test adds to the window that all files share, and that only its adder could take off again. */
export function recordPage(): void {
  for (const target of [window, document]) recordListeners(target);
  recordObservers();
}

/** Leaves the page as if it had just been opened: what a test has left on it is gone. */
export function resetPage(): void {
  for (const stop of undo) stop();
  undo = [];
  for (const name of GLOBALS) Reflect.deleteProperty(globalThis, name);
  for (const part of [document.head, document.body]) part.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  scrollTo(0, 0);
  document.adoptedStyleSheets = [];
  localStorage.clear();
  sessionStorage.clear();
  removeCookies();
  history.replaceState(null, '', '/');
  vi.useRealTimers();
  // One window for all files: each test after this one would fail, and none would say why.
  if (location.href !== HOME) throw new Error(`The test has left the page for ${location.href}`);
  failOnFakes();
}

function failOnFakes(): void {
  const fakes = Object.entries(CLOCK).filter(([name, real]) => Reflect.get(globalThis, name) !== real);
  Object.assign(globalThis, CLOCK);
  const names = fakes.map(([name]) => name);
  if (names.length > 0)
    throw new Error(`The test has left fakes behind: ${names}. Leave vi.useRealTimers to resetPage.`);
}

/** Undoes something at the end of the test. */
export function atEnd(stop: () => void): void {
  undo.push(stop);
}

function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const expired = `${cookie.split('=')[0]}=;expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    // happy-dom tells a cookie without a path from one of the path `/`.
    for (const path of ['', ';path=/']) document.cookie = expired + path;
  }
}

function recordListeners(target: Window | Document): void {
  const original = target.addEventListener;
  target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    atEnd(() => target.removeEventListener(type, listener, options));
    original.call(target, type, listener, options);
  };
  atEnd(() => {
    target.addEventListener = original;
  });
}

function recordObservers(): void {
  const Original = MutationObserver;
  vi.stubGlobal(
    'MutationObserver',
    class extends Original {
      constructor(callback: MutationCallback) {
        super(callback);
        atEnd(() => this.disconnect());
      }
    },
  );
}
