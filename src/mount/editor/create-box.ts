import { adoptStylesheet } from '../isolation/stylesheets.ts';
import css from './editor-box.css';
import { showInvisible } from './json-fault.ts';

/** Creates a box that says what is wrong, with a snippet that works if there is one. */
export function createBox(title: string, message: string, snippet?: string): HTMLElement {
  const host = document.createElement('ce-island');
  const root = host.attachShadow({ mode: 'open' });
  adoptStylesheet(root, css);
  const box = create('section', 'box', '');
  box.setAttribute('role', 'alert');
  box.append(create('p', 'title', showInvisible(title)), create('p', 'text', showInvisible(message)));
  if (snippet) box.append(create('p', 'text', 'This would work:'), create('pre', 'snippet', snippet));
  root.append(box);
  return host;
}

function create(name: string, className: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
