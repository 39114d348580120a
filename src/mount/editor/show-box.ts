import { adoptSheet } from '../isolation/sheets.ts';
import css from './editor-box.css';

/**
 * Puts a box onto the page that says what is wrong and, where there is one, shows the snippet that would work.
 *
 * @param place the box comes first in it
 */
export function showBox(place: Element, title: string, error: Error, snippet?: string): void {
  const host = document.createElement('ce-island');
  const root = host.attachShadow({ mode: 'open' });
  adoptSheet(root, css);
  const box = part('section', 'box', '');
  box.setAttribute('role', 'alert');
  box.append(part('p', 'title', title), part('p', 'text', error.message));
  if (snippet) box.append(part('p', 'text', 'This would work:'), part('pre', 'snippet', snippet));
  root.append(box);
  place.prepend(host);
}

function part(name: string, className: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
