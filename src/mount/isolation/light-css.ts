import { declareLayersFirst, LAYERS } from './declare-layers.ts';
import { adoptStylesheet } from './stylesheets.ts';

/** Class of a light island's host element. */
export const LIGHT_CLASS = 'ce-light';

const everything = `.${LIGHT_CLASS} :not(svg *)`;

/**
 * Presentation properties that the page could set on an icon's shapes; `all` would also reset their `d`, which is a
 * property.
 */
const SHAPES = Object.entries({
  inherit: 'color fill fill-opacity stroke stroke-width stroke-linecap stroke-linejoin visibility',
  none: 'animation clip-path filter mask outline rotate scale stroke-dasharray transform transition translate vector-effect',
  normal: 'mix-blend-mode paint-order',
  inline: 'display',
  '1': 'opacity stroke-opacity zoom',
})
  .map(([value, names]) => names.replace(/\S+ ?/g, (name) => `${name.trim()}:${value}!important;`))
  .join('');

/**
 * Declares the layers and resets the page's rules on everything in a light island. Among important rules the first
 * layer wins, so `ce` comes first (docs/architecture.md, "Isolation").
 */
export const LIGHT_RESET = `${LAYERS}@layer ce-reset{.${LIGHT_CLASS},${everything},${everything}::before,${everything}::after,${everything}::first-letter,${everything}::first-line{all:revert!important}.${LIGHT_CLASS} svg *{${SHAPES}}}`;

/** Prepares the document for light islands: declares their layers first and keeps the page's rules out. */
export function prepareDocument(): void {
  declareLayersFirst();
  adoptStylesheet(document, LIGHT_RESET);
}

/**
 * Returns the light form of a stylesheet: every declaration important, in the layer `ce`, with the island's host as
 * `:host`. Keyframes are unchanged, since they don't allow `!important`.
 */
export function toLightCss(css: string): string {
  const blocks = css.replace(/\/\*.*?\*\//gs, '').split(/(@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\})/);
  const important = blocks.map((block) =>
    block.startsWith('@keyframes')
      ? block
      : block
          // A declaration ends with `;` or `}`; text that ends with `{` is a selector or an at-rule's prelude.
          .replace(/([^{};:@]+:[^{};]+?)\s*(!important)?\s*(?=[;}])/g, '$1!important')
          .replace(/:host\(([^)]*)\)/g, `.${LIGHT_CLASS}$1`)
          .replaceAll(':host', `.${LIGHT_CLASS}`),
  );
  return `@layer ce{${important.join('')}}`;
}
