import { describe, expect, it } from 'vitest';
import { chosenIn, withChosen, withoutChosen } from '../../../../src/domain/search/chosen-in-address.ts';

describe('a choice in the address', () => {
  it.each([
    ['', undefined],
    ['?near=', undefined],
    ['?near=k-1', 'k-1'],
    ['?c=red&near=%20k-1%20&x', 'k-1'],
    ['?nearer=k-1', undefined],
  ])('is read from the address %s', (search, id) => {
    expect(chosenIn(search, 'near')).toBe(id);
  });

  it.each([
    ['', '?near=k-2'],
    ['?c=red,blue', '?c=red,blue&near=k-2'],
    ['?near=k-1&c=%2C', '?near=k-2&c=%2C'],
    ['?a=1&near=k-1&b=2&near=k-3', '?a=1&near=k-2&b=2'],
  ])('is written into %s, where all else stays', (search, written) => {
    expect(withChosen(search, 'near', 'k-2')).toBe(written);
  });

  it('is taken out of the address, and leaves the rest as it is', () => {
    expect(withoutChosen('?q=red&near=k-1&q=x', 'q')).toBe('?near=k-1');
    expect(withoutChosen('?q=red', 'q')).toBe('');
    expect(withoutChosen('?q=red&', 'q')).toBe('');
  });
});
