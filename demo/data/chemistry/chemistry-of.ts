import * as v from 'valibot';
import { readYaml } from '../base/read-data.ts';
import { type Chemistry, chemistrySchema } from './chemistry.ts';

/** Every chemistry of the catalogue. */
export const chemistries = readYaml('chemistry/chemistries.yaml', v.array(chemistrySchema));

const byKey = new Map(chemistries.map((chemistry) => [chemistry.key, chemistry]));

/** From the wording of pigments.csv to our chemistry; the first pattern that matches decides. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^lead/i, 'lead'],
  [/^cadmium/i, 'cadmium'],
  [/titanium dioxide/i, 'titanium-dioxide'],
  [/^zinc/i, 'zinc'],
  [/calcium carbonate/i, 'calcium-carbonate'],
  [/\(extender\)/i, 'extender'],
  [/^carbon/i, 'carbon'],
  [/natural .*iron oxide/i, 'natural-earth'],
  [/^iron oxide/i, 'iron-oxide'],
  [/^(cicp|yttrium|cobalt phosphate)/i, 'cicp'],
  [/chromium\(III\)/i, 'chromium-oxide'],
  [/polysulfide/i, 'ultramarine'],
  [/ferrocyanide/i, 'iron-blue'],
  [/^manganese/i, 'manganese-violet'],
  [/^bismuth vanadate/i, 'bismuth-vanadate'],
  [/bismuth oxychloride/i, 'bismuth-oxychloride'],
  [/effect substrate/i, 'extender'],
  [/aluminium\)/i, 'aluminium'],
  [/copper-zinc/i, 'bronze'],
  [/complex/i, 'metal-complex'],
  [/isoindolin/i, 'isoindoline'],
  [/quinophthalone/i, 'quinophthalone'],
  [/anth|indanthrone/i, 'anthraquinone'],
  [/quinacridone/i, 'quinacridone'],
  [/per(ylene|inone)/i, 'perylene'],
  [/diketopyrrolopyrrole/i, 'dpp'],
  [/dioxazine/i, 'dioxazine'],
  [/phthalocyanine/i, 'phthalocyanine'],
  [/triarylmethane/i, 'triarylmethane'],
  [/indigoid/i, 'indigoid'],
  [/lake/i, 'azo-lake'],
  [/diarylide/i, 'diarylide'],
  [/condensation|bisacetoacetarylide/i, 'disazo-condensation'],
  [/benzimidazolone|quinazolone/i, 'benzimidazolone'],
  [/naphthol as/i, 'naphthol-as'],
  [/naphthol/i, 'naphthol'],
  [/monoazo/i, 'monoazo'],
];

/** The chemistry of that key. @throws RangeError where there is none. */
export function chemistry(key: string): Chemistry {
  const found = byKey.get(key);
  if (!found) throw new RangeError(`No chemistry "${key}"`);
  return found;
}

/** The chemistry of a class as pigments.csv words it. @throws RangeError where none fits. */
export function chemistryOfClass(chemicalClass: string): Chemistry {
  const match = patterns.find(([pattern]) => pattern.test(chemicalClass));
  if (!match) throw new RangeError(`No chemistry for class "${chemicalClass}"`);
  return chemistry(match[1]);
}
