import { describe, expect, it } from 'vitest';
import { pigmentBook } from '../../../../../demo/server/search/term/pigment-book.ts';
import { readTerm } from '../../../../../demo/server/search/term/read-term.ts';

const book = pigmentBook();
const read = (term: string) => readTerm(term, book, (digits) => digits === '261054');

describe('readTerm', () => {
  it.each([
    ...[
      'PR122',
      'pr 122',
      'P.R. 122',
      'P.R.122',
      'PR-122',
      'pigment red 122',
      'Pigmentred 122',
      'Pigment Red122',
    ],
    ...[
      'C.I. Pigment Red 122',
      'CI PR 122',
      '73915',
      'C.I. 73915',
      'CI 73915',
      'C.I.73915',
      'C.I. No. 73915',
    ],
    ...[
      '980-26-7',
      '980267',
      '980 26 7',
      'CAS 980-26-7',
      'CAS: 980267',
      'CAS-No. 980-26-7',
      'cas nr 980-26-7',
    ],
  ])('takes %s for the pigment PR122', (term) => {
    const { references, words } = read(term);
    expect(references.map(({ codes }) => codes)).toEqual([['PR122']]);
    expect(words).toEqual([]);
  });

  it.each([
    ['PB 15:3', ['PB15:3']],
    ['pigment blue 15:3', ['PB15:3']],
    ['PB15', ['PB15:1', 'PB15:2', 'PB15:3', 'PB15:4', 'PB15:6']],
    ['PBk7', ['PBk7']],
    ['77120', ['PW21', 'PW22']],
    ['15850:1', ['PR57:1']],
  ])('reads forms, and all forms where none is named: %s', (term, codes) => {
    expect(read(term).references[0]?.codes.toSorted()).toEqual(codes);
  });

  it.each(['261054', '261-054', '261 054', '26.10.54', '261/054'])('takes %s for a product code', (term) => {
    expect(read(term)).toEqual({ references: [{ words: ['261054'], codes: [] }], words: [] });
  });

  it('leaves words that are no reference among the words', () => {
    expect(read('transparent PR 122 HS')).toEqual({
      references: [{ words: ['pr122'], codes: ['PR122'] }],
      words: ['transparent', 'hs'],
    });
  });

  it.each(['PR999', 'pigment red', 'PR', 'upr122', '12345', '980-26-8', 'red 122', '111-222', 'PR1220', ''])(
    'finds no reference in %s',
    (term) => {
      expect(read(term).references).toEqual([]);
    },
  );
});
