import { describe, expect, it } from 'vitest';
import { callDifferences, pageDifferences } from '../../../scripts/examples/compare-pages.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html><head><title>a</title></head><body>${body}</body></html>`;
const json = (text: string) => page(`<script type="application/json">${text}</script>`);

describe('two pages', () => {
  it.each([
    [
      'order and escapes of attributes',
      '<a href="/?a&amp;b" id="x">c</a>',
      `<a id='x' href='/?a&#38;b'>c</a>`,
    ],
    ['space between elements', '<p>a</p><p>b</p>', '<p>a</p>\n  <p>\n b</p>\n'],
    [
      'order and escapes of props',
      `<p data-ce-props='{"a":"<","b":1}'></p>`,
      `<p data-ce-props='{"b":1,"a":"\\u003c"}'></p>`,
    ],
  ])('are the same whatever the %s', (_, one, other) => {
    expect(pageDifferences(page(one), page(other))).toEqual([]);
  });

  it.each([
    ['an attribute', '<p id="a"></p>', '<p id="b"></p>'],
    ['a text', '<p>a</p>', '<p>&lt;b></p>'],
    ['a prop', `<p data-ce-props='{"a":1}'></p>`, `<p data-ce-props='{"a":"1"}'></p>`],
    ['a missing element', '<p></p>', '<p></p><p></p>'],
    ['a further element', '<p></p><p></p>', '<p></p>'],
    ['nesting', '<p><b></b></p>', '<p></p><b></b>'],
    ['order', '<p></p><b></b>', '<b></b><p></p>'],
  ])('differ by %s', (_, one, other) => {
    expect(pageDifferences(page(one), page(other))).toHaveLength(1);
  });

  it('differ by the JSON of a script', () => {
    expect(pageDifferences(json('{"a":1}'), json('{ "a": 1 }'))).toEqual([]);
    expect(pageDifferences(json('{"a":1}'), json('{"a":2}'))).toHaveLength(1);
  });

  it('differ if JSON is not escaped for a script', () => {
    expect(pageDifferences(json('"<b>"'), json('"\\u003cb\\u003e"'))).toHaveLength(1);
  });
});

describe('calls', () => {
  const call = {
    url: 'https://a.example/b?c=1&c=2&d=3',
    method: 'POST',
    headers: { accept: 'x' },
    body: '{"e":1}',
  };

  it('are the same in any order, also of their parameters', () => {
    const other = { ...call, url: 'https://a.example/z' };
    const swapped = { ...call, url: 'https://a.example/b?d=3&c=1&c=2', body: '{ "e": 1 }' };
    expect(callDifferences([call, other], [other, swapped])).toEqual([]);
  });

  it.each([
    ['order of values', { url: 'https://a.example/b?c=2&c=1&d=3' }],
    ['method', { method: 'GET' }],
    ['headers', { headers: {} }],
    ['body', { body: null }],
  ])('differ by their %s', (_, changes) => {
    expect(callDifferences([call], [{ ...call, ...changes }])).toHaveLength(1);
  });
});
