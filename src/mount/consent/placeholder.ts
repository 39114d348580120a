import { rawStrings } from '../../payload/raw-fields.ts';
import { cookieTexts } from '../../texts/cookies.ts';
import { translator } from '../../texts/translate.ts';
import { adoptSheet } from '../isolation/sheets.ts';
import type { Registry } from '../registry.ts';
import css from './placeholder.css';

const placeholders = new WeakMap<HTMLTemplateElement, Element>();

/** Replaces an embed that waits for consent by a box that says why it is missing and links to the settings. */
export function showPlaceholder(template: HTMLTemplateElement, { bus, page }: Registry): void {
  if (placeholders.has(template)) return;
  const text = translator(cookieTexts, rawStrings(page.fields.texts));
  const host = document.createElement('ce-island');
  const root = host.attachShadow({ mode: 'open' });
  adoptSheet(root, css);

  const box = create('div', 'box');
  const words = create('p', 'text');
  words.textContent = template.dataset.cePlaceholder ?? text('cookies.placeholder');
  const button = create('button', 'button');
  button.textContent = text('cookies.open');
  button.addEventListener('click', () => bus.emit('overlay:open', { name: 'cookie-modal', opener: host }));
  box.append(words, button);
  root.append(box);

  placeholders.set(template, host);
  template.after(host);
}

/** Removes the box. */
export function hidePlaceholder(template: HTMLTemplateElement): void {
  placeholders.get(template)?.remove();
  placeholders.delete(template);
}

function create(name: string, className: string): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}
