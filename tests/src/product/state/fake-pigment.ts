import type { Pigment } from '../../../../src/services/pigment.ts';

/** A product as the search service sends it, with what a test needs of it. */
export function fakePigment(parts: Partial<Pigment> = {}): Pigment {
  return {
    id: 'p-0147',
    uid: 'pigments::p-0147',
    prd: '469714',
    product_name: 'Rubelis Red 3240',
    isActive: true,
    isInternal: false,
    industries: ['coatings', 'plastics'],
    industry: 'coatings',
    color_values: { R: 171, G: 53, B: 55 },
    technicalProperties: [],
    assets: [],
    advancedComparisons: [],
    stackPreviewImage: undefined,
    ul_prospector_link: undefined,
    successor: undefined,
    grades: [],
    fields: { brand: 'Rubelis' },
    ...parts,
  };
}
