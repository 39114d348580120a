import { rawStrings } from '../../payload/raw-fields.ts';
import { cookieTexts } from '../../texts/cookies.ts';
import { translator } from '../../texts/translate.ts';
import { adoptStylesheet } from '../isolation/stylesheets.ts';
import type { Registry } from '../registry.ts';
import css from './placeholder.css';

const placeholders = new WeakMap<HTMLTemplateElement, Element>();

/** Replaces an embed that waits for consent by a box that says why it is missing and links to the settings. */
export function showPlaceholder(template: HTMLTemplateElement, { bus, page }: Registry): void {
  if (placeholders.has(template)) return;
  const text = translator(cookieTexts, rawStrings(page.fields.texts));
  const host = document.createElement('ce-island');
  const root = host.attachShadow({ mode: 'open' });
  adoptStylesheet(root, css);

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

/** Removes the box. The embed, which is already there, takes over its focus. */
export function hidePlaceholder(template: HTMLTemplateElement): void {
  const placeholder = placeholders.get(template);
  if (placeholder && placeholder === document.activeElement) focusEmbed(template, placeholder);
  placeholder?.remove();
  placeholders.delete(template);
}

/** Focuses the first element between the template and its placeholder that can be seen. */
function focusEmbed(template: HTMLTemplateElement, placeholder: Element): void {
  let embed = template.nextElementSibling as HTMLElement;
  while (embed.matches('script, style, link')) embed = embed.nextElementSibling as HTMLElement;
  if (embed === placeholder) return;
  // Frames and players can be focused already.
  if (embed.tabIndex < 0) embed.tabIndex = -1;
  embed.focus();
}

function create(name: string, className: string): HTMLElement {
  return Object.assign(document.createElement(name), { className });
}
