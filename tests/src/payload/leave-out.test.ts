import { describe, expect, test } from 'vitest';
import { PayloadError } from '../../../src/errors/payload-error.ts';
import { type Fault, leaveOut, type Step } from '../../../src/payload/leave-out.ts';

const value = { menu: [{ id: 1 }, { id: 2, children: ['a', 'b', 'c'] }, { id: 3 }], other: { x: 1, y: 2 } };

/** The fault at the end of these keys. */
function fault(...keys: (string | number)[]): Fault {
  let input: unknown = value;
  const path: Step[] = keys.map((key) => {
    const step = { input, key };
    input = (input as Record<string | number, unknown>)[key];
    return step;
  });
  return { path, error: new PayloadError(keys.join('.'), 'right', 'wrong') };
}

function outcome(...faults: Fault[]) {
  const errors: PayloadError[] = [];
  return {
    left: leaveOut(value, faults, errors),
    told: errors.map(({ path }) => path),
  };
}

describe('leaves out', () => {
  test('several items at once, and tells each once', () => {
    const { left, told } = outcome(fault('menu', 0, 'id'), fault('menu', 0, 'name'), fault('menu', 2, 'id'));
    expect(left).toEqual({ menu: [value.menu[1]], other: value.other });
    expect(told).toEqual(['menu.0.id', 'menu.2.id']);
  });

  test('the innermost item that is wrong, and no other', () => {
    const { left } = outcome(fault('menu', 1, 'children', 0), fault('menu', 1, 'children', 2));
    expect(left).toMatchObject({ menu: [{}, { children: ['b'] }, {}] });
  });

  test('a field that lies in no list', () => {
    expect(outcome(fault('other', 'x'), fault('menu')).left).toEqual({ other: { y: 2 } });
  });

  test('the whole value where the fault is of the whole, and tells all faults', () => {
    const { left, told } = outcome(fault('menu', 0, 'id'), fault('other', 'x'), fault());
    expect(left).toBeUndefined();
    expect(told).toEqual(['menu.0.id', 'other.x', '']);
  });
});

test('the value itself is not changed', () => {
  const before = structuredClone(value);
  outcome(fault('menu', 1));
  expect(value).toEqual(before);
});
