import { expect, it } from 'vitest';
import { changesBetween, figuresOf } from '../../../scripts/size/changes.ts';

const file = (name: string) => ({
  file: `${name}-1.js`,
  name,
  bytes: 0,
  brotli: 0,
  integrity: '',
  imports: [],
});

it('takes the figures of all files, by their names', () => {
  const figures = figuresOf([file('login'), file('core')], ({ name }) => name.length);
  expect(Object.entries(figures)).toEqual([
    ['core', 4],
    ['login', 5],
  ]);
});

it('says what each file gained or lost, the greatest change first', () => {
  const before = { core: 4_000, login: 2_593, http: 9_000, skeleton: 500 };
  const now = { core: 3_990, login: 2_713, http: 9_000, search: 900 };
  expect(changesBetween(before, now)).toEqual([
    '   +900  search (new)',
    '   -500  skeleton (gone)',
    '   +120  login (2,713)',
    '    -10  core (3,990)',
  ]);
});

it('says nothing where nothing has changed', () => {
  expect(changesBetween({ core: 1 }, { core: 1 })).toEqual([]);
});
