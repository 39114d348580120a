import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WorkingActions } from '../../../../../../src/listing/parts/documents/working/WorkingActions.tsx';
import type { WorkingDocument } from '../../../../../../src/listing/rules/working-list.ts';
import { renderIsland } from '../../../../../support/render-island.tsx';
import { types, working } from './working-fixtures.ts';

const limit = { documents: 2, megabytes: 50 };
const show = (documents: readonly WorkingDocument[], bulkLimit: typeof limit | undefined) =>
  renderIsland(<WorkingActions {...{ documents, types, bulkLimit }} name="All saved" />, {
    services: { document: 'https://document.example' },
  });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const csv = ['CSV: save the list as a file', 'Format of CSV files'];

it.each<[string, WorkingDocument[]]>([
  ['1 document of 1 product, 1.0 KB', [working(1)]],
  ['2 documents of 1 product, 2.0 KB', [working(1), working(2)]],
  ['2 documents of 2 products, 2.0 KB', [working(1), working(2, {}, { id: 'p-2' })]],
  ['2 documents of 1 product, at least 1.0 KB', [working(1), working(2, { size: undefined })]],
])('says how much there is: %s', (sum, documents) => {
  show(documents, limit);
  screen.getByText(sum, { selector: '.ce-working__sum' });
  expect(said()).toContain(sum);
});

it('offers nothing of no document, and says that there is none', () => {
  show([], limit);
  expect(screen.queryByRole('button')).toBeNull();
  expect(said()).toContain('No document matches this choice.');
});

it.each<[string, number, typeof limit | undefined, string[]]>([
  ['one ZIP', 2, limit, ['Download as ZIP', ...csv, 'Print']],
  ['several beyond its limit', 3, limit, ['Download as 2 files', ...csv, 'Print']],
  ['none where the page has none', 3, undefined, [...csv, 'Print']],
])('offers %s', (_, count, bulkLimit, names) => {
  show(
    Array.from({ length: count }, (_, at) => working(at)),
    bulkLimit,
  );
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(names);
});
