import { describe, expect, it } from 'vitest';
import { translator } from '../../../src/texts/translate.ts';

const catalogue = { 'a.title': 'Title', 'a.count': '{count} of {total} items, {count}!' } as const;

describe('translator', () => {
  it('gives the text of a key, with its places filled in', () => {
    const text = translator(catalogue);
    expect(text('a.title')).toBe('Title');
    expect(text('a.count', { count: 0, total: 3 })).toBe('0 of 3 items, 0!');
  });

  it('leaves places without a value as they are', () => {
    expect(translator(catalogue)('a.count', { count: 1 })).toBe('1 of {total} items, 1!');
  });

  it("takes the page's own wording first, and fills it in as well", () => {
    const text = translator(catalogue, { 'a.count': '{total}/{count}', 'b.other': 'x' });
    expect(text('a.count', { count: 1, total: 2 })).toBe('2/1');
    expect(text('a.title')).toBe('Title');
  });

  it('puts values in as they are, dollar signs and places included', () => {
    expect(translator(catalogue)('a.count', { count: '$&', total: '{count}' })).toBe(
      '$& of {count} items, $&!',
    );
  });

  it('shows the key of a text that does not exist', () => {
    expect(translator(catalogue)('a.missing' as never)).toBe('a.missing');
  });
});
