import { describe, expect, it } from 'vitest';
import { keysIn, listIn, textsIn } from '../../../../../demo/server/search/query/raw-query.ts';

describe('listIn', () => {
  it('separates by literal commas and repeated keys only', () => {
    expect(listIn('?c=red,blue&c=green&d=x', 'c')).toEqual(['red', 'blue', 'green']);
    expect(listIn('?c=red%2Cblue,green', 'c')).toEqual(['red,blue', 'green']);
    expect(listIn('?c=a+b,%20c%20,,', 'c')).toEqual(['a b', 'c']);
  });

  it.each([
    ...['a,b', 'a: "b"', "it's", 'a&b', 'a+b', '100 %', '#(a)', 'a/b', '-a', '😀', 'x'.repeat(200), 'a=b'],
  ])('gives back the value %s', (value) => {
    expect(listIn(`?k=${encodeURIComponent(value)},z`, 'k')).toEqual([value, 'z']);
    expect(listIn(`?${new URLSearchParams({ k: value })}`, 'k')).toEqual([value]);
  });

  it('takes a stray percent sign as one', () => {
    expect(listIn('?k=100%,5%zz', 'k')).toEqual(['100%', '5%zz']);
    expect(listIn('', 'k')).toEqual([]);
  });
});

it('leaves the commas within a text alone', () => {
  expect(textsIn('?q=red,%20blue&q=&q=+x', 'q')).toEqual(['red, blue', 'x']);
});

it('names each key of an address once', () => {
  expect([...keysIn('?a=1&b%20c=2&a=3')]).toEqual(['a', 'b c']);
});
