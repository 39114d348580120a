import type { Lab } from '../base/color.ts';
import type { Base } from '../pigments/bases.ts';

/** `a`, `a and b`, `a, b and c`. */
export function enumerate(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** First letter in upper case. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a` or `an`, by the sound of the first letter. */
export function article(word: string): string {
  return /^(?!uni|eur)[aeiou]/i.test(word) ? 'an' : 'a';
}

/** Neutral hue of each colour family, in degrees, and the names of its two sides. */
const sides: Readonly<Record<string, readonly [hue: number, below: string, above: string]>> = {
  yellow: [88, 'reddish', 'greenish'],
  orange: [54, 'reddish', 'yellowish'],
  red: [28, 'bluish', 'yellowish'],
  violet: [316, 'bluish', 'reddish'],
  blue: [258, 'greenish', 'reddish'],
  green: [175, 'yellowish', 'bluish'],
};

/** The shade in trade terms: `reddish yellow`, `mid-shade red`, `neutral white`. */
export function shadeWords(family: string, color: Lab): string {
  const side = sides[family];
  if (!side) return achromaticWords(family, color);
  const [hue, below, above] = side;
  const angle = (Math.atan2(color.b, color.a) * 180) / Math.PI;
  const apart = ((angle - hue + 540) % 360) - 180;
  if (Math.abs(apart) < 5) return `mid-shade ${family}`;
  return `${apart < 0 ? below : above} ${family}`;
}

function achromaticWords(family: string, { a, b, L }: Lab): string {
  if (family === 'metallic') return b > 10 ? 'golden metallic' : 'silver metallic';
  if (family === 'brown') return L > 45 ? 'light, warm brown' : 'deep brown';
  if (Math.hypot(a, b) < 1.2) return `neutral ${family}`;
  return b > 0 ? `warm ${family}` : `cool ${family}`;
}

/** The kind of product: `diketopyrrolopyrrole pigment`, `functional filler`. */
export function classWords(base: Base): string {
  const title = base.chemistry.title.replace(/ \(.*\)/, '');
  const words = /^(DPP|Naphthol)/.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);
  return /filler$|pigment$/.test(words) ? words : `${words} pigment`;
}
