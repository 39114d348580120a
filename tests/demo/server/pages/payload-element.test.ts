import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeScriptJson, renderPayloadElement } from '../../../../demo/server/pages/payload-element.ts';

test('data cannot end the payload element, nor open a comment in it', () => {
  const title = '</script><script>alert(1)</script><!--';
  const text = String(renderPayloadElement({ texts: { title } }));
  expect(text.match(/<\/script/g)).toHaveLength(1);
  expect(text.match(/</g)).toHaveLength(2);
});

test('JSON in a script element reads back as it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = encodeScriptJson(value);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.stringify(JSON.parse(json))).toBe(JSON.stringify(value));
    }),
  );
});
