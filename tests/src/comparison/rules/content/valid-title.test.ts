import { describe, expect, it } from 'vitest';
import { validTitle } from '../../../../../src/comparison/rules/content/valid-title.ts';

describe('a title', () => {
  it.each([
    ['  Reds for coil coating ', 'Reds for coil coating'],
    ['Reds\tfor\u0007coils\n', 'Reds for coils'],
    ['\t', null],
    ['', null],
    ['   ', null],
    ['x'.repeat(120), 'x'.repeat(120)],
    ['x'.repeat(121), null],
  ])('trims and limits the title: %j becomes %j', (title, expected) =>
    expect(validTitle(title)).toBe(expected),
  );
});
