import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { zipBatches, zipBatchName } from '../../../../../src/product/rules/documents/zip-batches.ts';

const MB = 1024 * 1024;
const limit = { documents: 3, megabytes: 2 };
const sized = (...sizes: (number | undefined)[]) => sizes.map((size) => ({ asset: { size } }));
const shape = (...sizes: (number | undefined)[]) =>
  zipBatches(sized(...sizes), limit).map(({ documents, number }) => [number, documents.length]);

describe('a selection in ZIPs (decision B61)', () => {
  test.each<[string, (number | undefined)[], [number | undefined, number][]]>([
    ['nothing', [], []],
    ['what one takes', [1, 1, undefined], [[1, 3]]],
    [
      'one document more',
      [1, 1, 1, 1],
      [
        [1, 3],
        [2, 1],
      ],
    ],
    ['as many bytes as one takes', [MB, MB], [[1, 2]]],
    [
      'one byte more',
      [MB, MB, 1],
      [
        [1, 2],
        [2, 1],
      ],
    ],
    [
      'one that is larger than a ZIP',
      [1, 3 * MB, 1],
      [
        [1, 2],
        [undefined, 1],
      ],
    ],
    ['only such', [3 * MB], [[undefined, 1]]],
  ])('divides %s', (_, sizes, expected) => {
    expect(shape(...sizes).toSorted(([a = 9], [b = 9]) => a - b)).toEqual(expected);
  });

  it('loses no document, keeps their order, and never exceeds a limit', () => {
    const sizes = fc.array(fc.option(fc.nat({ max: 3 * MB }), { nil: undefined }), { maxLength: 60 });
    fc.assert(
      fc.property(sizes, (sizes) => {
        const documents = sized(...sizes);
        const batches = zipBatches(documents, limit);
        const zips = batches.filter(({ number }) => number !== undefined);
        expect(new Set(batches.flatMap((batch) => batch.documents))).toEqual(new Set(documents));
        expect(zips.map(({ number }) => number)).toEqual(zips.map((_, at) => at + 1));
        const inZips = zips.flatMap((batch) => batch.documents);
        expect(inZips).toEqual(documents.filter((each) => inZips.includes(each)));
        for (const zip of zips) {
          expect(zip.documents.length).toBeLessThanOrEqual(limit.documents);
          const bytes = zip.documents.reduce((sum, { asset }) => sum + (asset.size ?? 0), 0);
          expect(bytes).toBeLessThanOrEqual(2 * MB);
        }
      }),
    );
  });
});

test('numbers the ZIPs of several in their names', () => {
  expect(zipBatchName('Documents.zip', 1, 1)).toBe('Documents.zip');
  expect(zipBatchName('Documents.zip', 1, 3)).toBe('Documents-1-of-3.zip');
  expect(zipBatchName('Rubelis Red documents.ZIP', 3, 3)).toBe('Rubelis Red documents-3-of-3.zip');
  expect(zipBatchName('Documents', 2, 3)).toBe('Documents-2-of-3.zip');
});
