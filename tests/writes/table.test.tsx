import { expect, test } from 'vitest';
import { CIRCUMSTANCES } from './circumstances.ts';
import { OPEN_CALLS, OPEN_CELLS } from './open-cells.ts';
import { ALL_WRITES } from './rows/all.ts';
import { callersOf, NO_WRITES, sendingFunctions, WRITE_PLACES } from './write-places.ts';
import { NOT_WRITTEN, writingCalls } from './written-calls.ts';

const rows = new Set(ALL_WRITES.map(({ call }) => call));

test('each call of the contract that changes something has its row', () => {
  const without = writingCalls().filter((call) => !rows.has(call) && !(call in NOT_WRITTEN));
  expect(without.toSorted()).toEqual(OPEN_CALLS.toSorted());
});

test('each row and each exception is a call of the contract, and none is both', () => {
  const known = new Set(writingCalls());
  expect([...rows, ...Object.keys(NOT_WRITTEN)].filter((call) => !known.has(call))).toEqual([]);
  expect(Object.keys(NOT_WRITTEN).filter((call) => rows.has(call))).toEqual([]);
});

test('rows have names of their own, which the list of open cells uses', () => {
  const names = ALL_WRITES.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(Object.keys(OPEN_CELLS).filter((name) => !names.includes(name))).toEqual([]);
  for (const cells of Object.values(OPEN_CELLS))
    expect(CIRCUMSTANCES).toEqual(expect.arrayContaining(Object.keys(cells)));
});

test('each function of the services that writes is called only from places whose row tries it', () => {
  const writing = sendingFunctions().filter((name) => !NO_WRITES.includes(name));
  expect(writing.toSorted()).toEqual(Object.keys(WRITE_PLACES).toSorted());
  const found = writing.map((name) => [name, callersOf(name).toSorted()]);
  const listed = Object.entries(WRITE_PLACES).map(([name, places]) => [name, Object.keys(places).toSorted()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
  const names = ALL_WRITES.map(({ name }) => name);
  const tried = Object.values(WRITE_PLACES).flatMap((places) => Object.values(places));
  expect(tried.filter((row) => !names.includes(row))).toEqual([]);
});
