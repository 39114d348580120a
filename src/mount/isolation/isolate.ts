import { rememberFocus } from '../../lib/focus/remember-focus.ts';
import baseCss from '../../ui/base/base.css';
import type { IslandPlace } from '../../ui/base/island-place.ts';
import tokensCss from '../../ui/base/tokens.css';
import hostCss from './host.css';
import { adoptStylesheet } from './stylesheets.ts';

/** Container that an island renders into, isolated from the page's styles. */
export interface IsolatedPlace {
  /** Element for the React root. */
  container: HTMLElement;
  /** What the island's parts know about it. */
  place: IslandPlace;
  /** Inserts the container with its base stylesheets in place of the server-rendered content. */
  show(): void;
  /** Removes the container and restores the server-rendered content. */
  remove(): void;
}

let isUnitRegistered = false;

/** Code for light isolation; other islands never fetch it. */
export type LightCss = typeof import('./light-css.ts');

/**
 * Creates an island's isolated container inside the marked element (docs/architecture.md, "Isolation").
 *
 * @param light renders into the document; otherwise into a shadow root
 * @param withStyles `false` leaves a light island unstyled, for integrators with styles of their own
 */
export function isolate(element: Element, light?: LightCss, withStyles = true): IsolatedPlace {
  registerUnit();
  const host = document.createElement('ce-island');
  const container = document.createElement('div');
  container.className = 'ce-root';

  // The page's forced colour scheme; rules in a shadow root cannot see ancestors.
  const theme = element.closest<HTMLElement>('[data-ce-theme]')?.dataset.ceTheme;
  if (theme) host.dataset.ceTheme = theme;

  const root = light ? document : host.attachShadow({ mode: 'open' });
  if (light) host.className = light.LIGHT_CLASS;
  else keepKeysInside(host);
  (light ? host : (root as ShadowRoot)).append(container);

  // Each component asks for its sheets, and searching `adoptedStyleSheets` is slow.
  const adopted = new Set<string>();
  const adopt = (css: string) => {
    if (adopted.has(css)) return;
    adopted.add(css);
    if (!light) adoptStylesheet(root, css);
    else if (withStyles) adoptStylesheet(root, light.toLightCss(css));
  };

  let served: readonly ChildNode[] = [];
  let restoreFocus = () => {};
  return {
    container,
    place: {
      adopt,
      showServed(slot) {
        // The page styles its content by position; a shadow root's slot shows the host's children.
        (light ? slot : host).append(...served);
        restoreFocus();
        restoreFocus = () => {};
        return () => detach(served);
      },
      findServed(selector) {
        // Before the first commit it is still in the element.
        for (const node of [...served, ...element.childNodes]) {
          if (!(node instanceof Element) || node === host) continue;
          const found = node.matches(selector) ? node : node.querySelector(selector);
          if (found) return found;
        }
        return null;
      },
      width: () => element.clientWidth,
    },
    show() {
      served = [...element.childNodes];
      restoreFocus = rememberFocus(served);
      // Removed rather than hidden: an outer form would still submit hidden fields.
      detach(served);
      element.append(host);
      // After attaching: WebKit ignores sheets adopted by a detached host if layout is read before it is attached.
      if (light && withStyles) light.prepareDocument();
      for (const css of [hostCss, tokensCss, baseCss]) adopt(css);
    },
    remove() {
      host.remove();
      element.append(...served);
    },
  };
}

function detach(nodes: readonly ChildNode[]): void {
  for (const node of nodes) node.remove();
}

/** A length that follows the reader's font size, independent of the page's `html { font-size }`. */
function registerUnit(): void {
  if (isUnitRegistered) return;
  isUnitRegistered = true;
  try {
    CSS.registerProperty({ name: '--ce-_m', syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch {
    // Another copy of the library has registered it, or the browser does not support it.
  }
}

/** The page's keyboard shortcuts must not fire while someone types into an island. */
function keepKeysInside(host: HTMLElement): void {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    host.addEventListener(type, (event) => {
      const { key } = event as KeyboardEvent;
      const field = event.composedPath()[0] as Element;
      if (key !== 'Escape' && key !== 'Tab' && field.matches?.('input,select,textarea,[contenteditable]')) {
        event.stopPropagation();
      }
    });
  }
}
