import { afterEach, beforeEach, vi } from 'vitest';

const KEY = Symbol.for('ce-widgets');
let undo: (() => void)[] = [];

/** Forgets after each test what it left on the page: the registry, listeners, observers, storage, cookies. */
export function withFreshPage(): void {
  beforeEach(() => {
    // These tests wait for React as a page does, without Testing Library's `act`.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.stubGlobal('reportError', vi.fn());
    for (const target of [window, document]) recordListeners(target);
    recordObservers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    for (const stop of undo) stop();
    undo = [];
    Reflect.deleteProperty(globalThis, KEY);
    Reflect.deleteProperty(window, 'ceWidgets');
    document.body.replaceChildren();
    document.head.replaceChildren();
    document.adoptedStyleSheets = [];
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; '))
      document.cookie = `${cookie.split('=')[0]}=;expires=Thu, 01 Jan 1970 00:00:00 GMT;path=/`;
    history.replaceState(null, '', '/');
    vi.useRealTimers();
  });
}

function recordListeners(target: Window | Document): void {
  const original = target.addEventListener;
  target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
    undo.push(() => target.removeEventListener(type, listener, options));
    original.call(target, type, listener, options);
  };
  undo.push(() => {
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
        undo.push(() => this.disconnect());
      }
    },
  );
}

/** Puts the page payload onto the page. */
export function writePayload(payload: object | string): void {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'ce-payload';
  script.textContent = typeof payload === 'string' ? payload : JSON.stringify(payload);
  document.body.append(script);
}

/** Puts markup onto the page and gives back its first element. */
export function addHtml<Found extends Element = HTMLElement>(html: string): Found {
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.firstElementChild as Found;
  document.body.append(template.content);
  return element;
}

/** Makes reading and writing of cookies do what a test wants, until its end. */
export function replaceCookies(accessors: { get(): string; set(cookie: string): void }): void {
  Object.defineProperty(document, 'cookie', { configurable: true, ...accessors });
  undo.push(() => Reflect.deleteProperty(document, 'cookie'));
}

/** Makes cookies as untouchable as in a sandboxed page, until the test's end. */
export function blockCookies(): void {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  replaceCookies({ get: refuse, set: refuse });
}
