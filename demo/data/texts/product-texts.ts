import type { Lab } from '../base/color.ts';
import { chance, pick } from '../base/draw.ts';
import { type Random, randomOf } from '../base/rng.ts';
import { transparencyOf } from '../fields/common.ts';
import type { Variant } from '../fields/variant.ts';
import { industries } from '../industries.ts';
import { article, capitalise, classWords, enumerate, shadeWords } from './words.ts';

/** One sentence that says what the product is. */
export function shortDescription(variant: Variant, color: Lab): string {
  const { base, form } = variant;
  const trades = enumerate(
    industries.filter(({ code }) => variant.levels.has(code)).map(({ title }) => title.toLowerCase()),
  );
  if (base.effect) {
    return `${base.effect.shade} effect pigment on ${base.chemistry.title.replace(', coated', '').toLowerCase()}, ${base.effect.flakeSize.join(' to ')} µm, for ${trades}.`;
  }
  const clarity = base.transparency && transparencyOf(variant);
  const words = [clarity, `${shadeWords(base.family, color)} ${classWords(base)}`].filter(Boolean);
  const supply = form.key === 'powder' ? '' : `, supplied as ${form.title.toLowerCase()}`;
  return `${capitalise(words.join(', '))} (${base.colorIndex})${supply}, for ${trades}.`;
}

/** A paragraph about shade, chemistry, grade and handling. */
export function longDescription(variant: Variant, name: string, color: Lab): string {
  const { base, grade } = variant;
  const random = randomOf('product', variant.index, 'long-description');
  const { character, practice } = base.chemistry;
  const [first = '', second = ''] = chance(random, 0.5) ? practice : practice.toReversed();
  return [
    pick(random, character),
    shadeSentence(random, variant, name, color),
    grade.note || second,
    first,
    base.restriction ? '' : supplySentence(random, variant),
  ]
    .filter(Boolean)
    .join(' ');
}

function shadeSentence(random: Random, { base }: Variant, name: string, color: Lab): string {
  if (base.effect) return effectSentence(random, name, base.effect);
  const shade = shadeWords(base.family, base.undertone ?? color);
  if (base.undertone) {
    return pick(random, [
      `Nearly black in masstone, ${name} opens in reductions to ${article(shade)} ${shade}.`,
      `${name} corresponds to ${base.colorIndex}; tints with white show ${article(shade)} ${shade}.`,
      `The masstone of ${name} is deep and dark; its tints are ${article(shade)} ${shade} of high chroma.`,
    ]);
  }
  const chroma = Math.round(Math.hypot(color.a, color.b));
  return pick(random, [
    `${name} is ${article(shade)} ${shade} with a lightness of L* ${Math.round(color.L)} in masstone.`,
    `With C* ${chroma} at L* ${Math.round(color.L)}, ${name} takes the place of ${article(shade)} ${shade} in the shade range.`,
    `${name} corresponds to ${base.colorIndex}; its masstone is ${article(shade)} ${shade}.`,
    `Chemically, ${name} is the pigment known in the trade as ${base.commonName.replace(/ \(.*\)/, '')}; the shade is ${article(shade)} ${shade}.`,
  ]);
}

function effectSentence(
  random: Random,
  name: string,
  effect: NonNullable<Variant['base']['effect']>,
): string {
  const [min, max] = effect.flakeSize;
  return pick(random, [
    `${name} shows its ${effect.shade.toLowerCase()} brightest between 15° and 25° from the gloss angle and recedes towards the flop.`,
    `The flakes of ${name} measure ${min} to ${max} µm and consist of ${effect.composition}.`,
    `Over a dark ground ${name} turns from ${effect.shade.toLowerCase()} near the gloss to its complementary hue at 110°.`,
  ]);
}

function supplySentence(random: Random, { form, base }: Variant): string {
  const weights = base.effect
    ? ['5 kg drums', '20 kg fibre drums']
    : ['10 kg bags', '20 kg bags', '500 kg big bags'];
  if (form.key === 'dispersion')
    return 'Delivered as an aqueous dispersion in 25 kg pails; protect from frost.';
  return pick(random, [
    `Supplied as ${form.title.toLowerCase()} in ${pick(random, weights)}.`,
    `Standard packaging is ${pick(random, weights)}; shelf life is five years in closed packs.`,
    `Store dry and closed; ${pick(random, weights)} leave our warehouse within five working days.`,
  ]);
}
