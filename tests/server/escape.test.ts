import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributes, scriptJson } from '../../server/escape.ts';

test('JSON in a script element reads back as it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = scriptJson(value);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(value));
    }),
  );
});

test('attributes read back as they were written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const text = attributes({ title: value });
      expect(text.slice(8, -1)).not.toMatch(/["'<>]/);
      const read = text.slice(8, -1).replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
      expect(read).toBe(value);
    }),
  );
});

test('attributes without a value are left out, and true has only a name', () => {
  expect(attributes({ src: '/a.js', nonce: undefined, defer: true })).toBe(' src="/a.js" defer');
});
