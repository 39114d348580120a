import { describe, expect, test } from 'vitest';
import { bulkSelection } from '../../../../../src/product/rules/documents/bulk-selection.ts';

const MB = 1024 * 1024;
const limit = { documents: 3, megabytes: 2 };
const sized = (...sizes: (number | undefined)[]) => sizes.map((size) => ({ size }));

describe('a selection of documents (row 204)', () => {
  test.each([
    ['nothing', sized(), [], { documents: 3, bytes: 2 * MB }],
    ['something', sized(MB, 5), [], { documents: 1, bytes: MB - 5 }],
    ['as much as there may be', sized(MB, MB, 0), [], { documents: 0, bytes: 0 }],
    ['one document too many', sized(1, 1, 1, 1), ['documents'], { documents: 0, bytes: 2 * MB - 4 }],
    ['one byte too many', sized(2 * MB, 1), ['megabytes'], { documents: 1, bytes: 0 }],
    ['too much of both', sized(MB, MB, MB, MB), ['documents', 'megabytes'], { documents: 0, bytes: 0 }],
  ])('says what exceeds the limit, and what room is left, of %s', (_, chosen, exceeds, room) => {
    const bytes = chosen.reduce((sum, { size = 0 }) => sum + size, 0);
    expect(bulkSelection(chosen, limit)).toEqual({
      ...{ documents: chosen.length, bytes, isMinimum: false },
      ...{ exceeds, room },
    });
  });

  test('knows a minimum only where a size is unknown', () => {
    expect(bulkSelection([{ size: 7 }, { size: null }, {}], limit)).toMatchObject({
      bytes: 7,
      isMinimum: true,
    });
  });
});
