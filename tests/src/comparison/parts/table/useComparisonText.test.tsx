import { expect, test, vi } from 'vitest';
import { useComparisonText } from '../../../../../src/comparison/parts/table/useComparisonText.ts';
import { comparedRow } from '../../../../../src/comparison/rules/table/compared-row.ts';
import type { TableText } from '../../../../../src/lib/file/table-text.ts';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { fieldTexts, wordsOfFields } from '../../../../../src/texts/fields.ts';
import { translator } from '../../../../../src/texts/translate.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { fakePigment } from '../../../product/state/fake-pigment.ts';

const words = wordsOfFields(translator(fieldTexts));
const row = (title: string, ...texts: [string, string]) =>
  comparedRow(
    { code: title, title },
    texts.map((text) => ({ form: 'text' as const, text })),
    { industry: 'coatings', words },
  );
const identity = (...rows: ReturnType<typeof row>[]) => [{ key: 'identity', title: 'Identity', rows }];
const [brand, site] = [row('Brand', 'Rubelis', 'Azurenta'), row('Plant', 'Kehl', 'Gent')];

function Writer({ isInternal, put }: { isInternal: boolean; put: (table: TableText) => void }) {
  const write = useComparisonText({
    ...{ products: [fakePigment(), fakePigment({ prd: null })], media: [], reference: 0, isInternal },
    groups: identity(brand, site),
    forCustomers: () => ({ media: [], groups: identity(brand) }),
  });
  put(write());
  return null;
}

/** The text of a comparison of two products, one field of which is internal. */
function textOf(isInternal: boolean, payload: RawPayload = {}): TableText | undefined {
  const put = vi.fn<(table: TableText) => void>();
  renderIsland(<Writer {...{ isInternal, put }} />, payload);
  return put.mock.lastCall?.[0];
}

test('customers get a comparison without what is internal', () => {
  expect(textOf(false)?.rows).toEqual([['Identity', 'Brand', 'Rubelis', 'Azurenta']]);
});

test('staff get it with a mark, under heads that the page may word itself', () => {
  const table = textOf(true, {
    texts: { 'tables.internal': 'staff only', 'compare.field': 'Field' },
  });
  expect(table?.columns).toEqual([
    'Access',
    'Part',
    'Field',
    'Rubelis Red 3240 (469714)',
    'Rubelis Red 3240',
  ]);
  expect(table?.rows).toEqual([
    ['', 'Identity', 'Brand', 'Rubelis', 'Azurenta'],
    ['staff only', 'Identity', 'Plant', 'Kehl', 'Gent'],
  ]);
});
