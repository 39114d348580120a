import { declareLayersFirst, LAYERS } from './declare-layers.ts';
import { adoptSheet } from './sheets.ts';

/** Class of an island's host in light isolation. */
export const LIGHT_CLASS = 'ce-light';

const everything = `.${LIGHT_CLASS} :not(svg *)`;

/** What a page could do to the shapes of an icon; `all` would take their `d`, which is a property, too. */
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
 * Names the layers and takes the host page's rules off everything in a light island. Of important rules the
 * first layer wins, so `ce` comes first (docs/architecture.md, "Isolation").
 */
export const LIGHT_RESET = `${LAYERS}@layer ce-reset{.${LIGHT_CLASS},${everything},${everything}::before,${everything}::after,${everything}::first-letter,${everything}::first-line{all:revert!important}.${LIGHT_CLASS} svg *{${SHAPES}}}`;

/** Makes the document ready for light islands: their layers come first, and the page's rules do not reach them. */
export function prepareDocument(): void {
  declareLayersFirst();
  adoptSheet(document, LIGHT_RESET);
}

/**
 * The light form of a stylesheet: every declaration important, in the layer `ce`, with the island's host as
 * `:host`. Keyframes stay as they are, since importance is not valid in them.
 */
export function toLightCss(css: string): string {
  const parts = css.replace(/\/\*.*?\*\//gs, '').split(/(@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\})/);
  const important = parts.map((part) =>
    part.startsWith('@keyframes')
      ? part
      : part
          // A declaration ends in `;` or `}`; what ends in `{` is a selector or an at-rule's prelude.
          .replace(/([^{};:@]+:[^{};]+?)\s*(!important)?\s*(?=[;}])/g, '$1!important')
          .replace(/:host\(([^)]*)\)/g, `.${LIGHT_CLASS}$1`)
          .replaceAll(':host', `.${LIGHT_CLASS}`),
  );
  return `@layer ce{${important.join('')}}`;
}
