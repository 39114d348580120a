import { beforeEach, vi } from 'vitest';
import { atEnd } from './reset-page.ts';

/** Waits for React as a page does, without Testing Library's `act`, and keeps errors that are reported quiet. */
export function withFreshPage(): void {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    vi.stubGlobal('reportError', vi.fn());
  });
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
  atEnd(() => Reflect.deleteProperty(document, 'cookie'));
}

/** Makes cookies as untouchable as in a sandboxed page, until the test's end. */
export function blockCookies(): void {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  replaceCookies({ get: refuse, set: refuse });
}
