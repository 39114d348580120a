import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useOptionSearch } from '../../../../src/ui/listbox/useOptionSearch.ts';

const options = [
  { value: 'other', title: 'Other' },
  { value: 'pl', title: 'Plastics' },
  { value: 'cr', title: 'Crème' },
];

const titles = (query: string | null) => {
  const { sorted, matches } = renderHook(() => useOptionSearch(options, query)).result.current;
  return [sorted, matches].map((list) => list.map(({ title }) => title));
};

const all = ['Crème', 'Plastics', 'Other'];

test.each([
  [null, all],
  ['', all],
  ['CREME', ['Crème']],
  ['t', ['Plastics', 'Other']],
  ['zinc', []],
])('%j finds what holds it, however it is written; the whole list stays in order', (query, found) => {
  expect(titles(query)).toEqual([all, found]);
});
