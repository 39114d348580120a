import { expect, it } from 'vitest';
import { viewers } from '../../service.ts';
import { catalogHarness } from './catalog-harness.ts';

const harness = catalogHarness();

// Who may do what is in the access table; here is what each is told of it.
it.each([
  ['visitor', []],
  ['colleague', []],
  ['validated', ['c-13']],
  ['internal', ['c-09']],
  ['admin', ['c-01']],
  ['catalogManager', ['c-01']],
] as const)('tells %s what may be changed', async (name, changeable) => {
  const catalogs = await harness.list(viewers[name]);
  const of = (asked: readonly string[]) =>
    asked.filter((id) => catalogs.find((each) => each.id === id)?.canEdit);
  expect(of(['c-01', 'c-09', 'c-13'])).toEqual(changeable);
});

it('gives everyone the standard catalogues, and their own after them', async () => {
  const titles = async (name: keyof typeof viewers) =>
    (await harness.list(viewers[name])).map(({ isStandard, owner }) => [isStandard, owner ?? '']);
  const own = (count: number) => Array.from({ length: count }, () => [false, 'me']);
  expect(await titles('visitor')).toEqual(Array.from({ length: 8 }, () => [true, '']));
  expect((await titles('validated')).slice(7)).toEqual([[true, ''], ...own(3)]);
  expect((await titles('internal')).slice(7)).toEqual([[true, 'Milo Sander'], ...own(4)]);
  expect((await titles('catalogManager')).slice(7)).toEqual([[true, 'me'], ...own(1)]);
});
