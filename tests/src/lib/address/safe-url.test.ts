import { describe, expect, test } from 'vitest';
import { safeHref, sameOriginUrl } from '../../../../src/lib/address/safe-url.ts';

const base = 'https://portal.example/products?page=2';

describe('sameOriginUrl', () => {
  test.each([
    ['/compare', 'https://portal.example/compare'],
    ['sheets?tab=mysheets', 'https://portal.example/sheets?tab=mysheets'],
    ['https://portal.example/a#b', 'https://portal.example/a#b'],
    ['https://PORTAL.example:443/a', 'https://portal.example/a'],
    // Without slashes the rest is a path, as long as the scheme is the page's own.
    ['https:evil.example', 'https://portal.example/evil.example'],
    ['/\u00fc', 'https://portal.example/%C3%BC'],
  ])('resolves %j to an address of the own origin', (candidate, address) =>
    expect(sameOriginUrl(candidate, base)).toBe(address),
  );

  test.each([
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\n//evil.example',
    'https://evil.example',
    'https://portal.example.evil.example',
    'https://portal.example@evil.example',
    'https://someone:secret@portal.example/',
    'http://portal.example/',
    'https://portal.example:8443/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'blob:https://portal.example/1',
    'https://',
    'http://[',
    undefined,
    null,
    5,
    {},
  ])('refuses %j as no address of the own origin', (candidate) =>
    expect(sameOriginUrl(candidate, base)).toBeNull(),
  );
});

describe('safeHref', () => {
  test.each([
    '/a',
    'a',
    '#b',
    '?c',
    '',
    '//cdn.example/a',
    'https://a.example',
    'mailto:a@b.example',
    'tel:+49 1',
  ])('keeps the address %j as written', (candidate) => expect(safeHref(candidate)).toBe(candidate));

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\tscript:alert(1)',
    'java\r\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'http://[',
    undefined,
  ])('refuses %j as the address of a link', (candidate) => expect(safeHref(candidate)).toBeUndefined());
});
