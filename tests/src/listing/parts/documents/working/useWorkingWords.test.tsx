import { expect, it, vi } from 'vitest';
import {
  useWorkingWords,
  type WorkingWords,
} from '../../../../../../src/listing/parts/documents/working/useWorkingWords.ts';
import type { WorkingDocument } from '../../../../../../src/listing/rules/working-list.ts';
import { renderIsland } from '../../../../../support/render-island.tsx';
import { types, working } from './working-fixtures.ts';

type Words = ReturnType<typeof useWorkingWords>;

function Reader({ onWords }: { onWords: (words: Words) => void }) {
  onWords(useWorkingWords(types));
  return null;
}

function read(documents: readonly WorkingDocument[], payload = {}) {
  const onWords = vi.fn<(words: Words) => void>();
  renderIsland(<Reader onWords={onWords} />, {
    services: { document: 'https://document.example' },
    ...payload,
  });
  const [{ wordsOf, tableOf }] = onWords.mock.lastCall as [Words];
  return { words: documents.map(wordsOf), table: tableOf(documents) };
}
const wordsOf = (...document: Parameters<typeof working>): Partial<WorkingWords> =>
  read([working(...document)]).words[0] ?? {};

it('writes language, date and what changed in words', () => {
  expect(wordsOf(1, { locale: 'de', changelog: '  Section 2 revised.\n' })).toMatchObject({
    ...{ title: 'Technical data sheet', language: 'German', version: '3', date: '2026/09/01' },
    change: 'Section 2 revised.',
  });
});

it('leaves empty what the service does not say', () => {
  const unknown = { locale: undefined, version: undefined, createdDate: undefined, changelog: undefined };
  const words = wordsOf(1, unknown as unknown as Parameters<typeof working>[1]);
  expect(words).toMatchObject({ language: '', version: '', date: '', change: '' });
});

it.each([
  ['its type, without a title of its own', { label: '' }, ['Technical data sheet', '']],
  ['its own title beside its type', { label: 'Guide' }, ['Guide', 'Technical data sheet']],
  ['its type once', { label: 'technical data SHEET' }, ['technical data SHEET', '']],
  ['its file, where its type has no title', { type: 'odd' }, ['tds-1.pdf', '']],
])('calls a document by %s', (_, more, expected) => {
  const { title, kind } = wordsOf(1, more);
  expect([title, kind]).toEqual(expected);
});

it('names title, type and a whole link in the file, and marks it if anything of it is internal', () => {
  const open = read([working(1, { label: 'Guide' }), working(2)]).table;
  expect(open.rows.map((row) => [row[2], row[3], row.at(-1)])).toEqual([
    ['Guide', 'Technical data sheet', 'https://document.example/api/v2/document/download/a-1'],
    [
      ...['Technical data sheet', 'Technical data sheet'],
      'https://document.example/api/v2/document/download/a-2',
    ],
  ]);
  expect(open.rows.every((row) => row.length === open.columns.length)).toBe(true);
  expect(open.isInternal).toBeUndefined();
  expect(read([working(1), working(2, { accessLevel: 'internal' })]).table.isInternal).toBe(true);
  expect(read([working(1, {}, { isInternal: true })]).table.isInternal).toBe(true);
});

it('links restricted documents by the page that checks the rights, from any page', () => {
  const payload = { links: { sharedDocument: '/document' } };
  const { rows } = read([working(1, { accessLevel: 'internal' }), working(2)], payload).table;
  const [restricted, open] = rows.map((row) => row.at(-1));
  expect(restricted).toMatch(new RegExp(`^${location.origin}/document\\b.*a-1`));
  expect(open).toBe('https://document.example/api/v2/document/download/a-2');
});
