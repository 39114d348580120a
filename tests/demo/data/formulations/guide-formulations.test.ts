import { describe, expect, it } from 'vitest';
import { checkYaml } from '../../../../demo/data/base/read-data.ts';
import {
  guideFormulations,
  guideFormulationsSchema,
} from '../../../../demo/data/formulations/guide-formulations.ts';
import { industryCodes } from '../../../../demo/data/industries.ts';

const file = (items: string, pigments = 10) => `
materials: { water: { title: Water, purpose: Solvent } }
guides:
  - title: Enamel
    industry: coatings
    application: Enamel
    binder: Alkyd
    pigments: ${pigments}
    parts: [{ part: A, title: Mill base, items: ${items} }]
    method: [[Mix, Stir.]]
`;

it('has guide formulations for every industry', () => {
  expect(new Set(guideFormulations.map(({ industry }) => industry))).toEqual(new Set(industryCodes));
});

const check = (text: string) => checkYaml('guides.yaml', text, guideFormulationsSchema);

describe('the schema of guide formulations', () => {
  it('takes what adds up to 100', () => {
    expect(check(file('{ water: 90 }')).guides).toHaveLength(1);
  });

  it.each([
    ['{ water: 80 }', '"Enamel" adds up to 90.00, not 100'],
    ['{ wate: 90 }', '"Enamel" holds "wate", which is no material'],
    ['{ water: much }', 'guides.0.parts.0.items.water'],
  ])('names what is wrong with %s', (items, message) => {
    expect(() => check(file(items))).toThrow(message);
  });
});
