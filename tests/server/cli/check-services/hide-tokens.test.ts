import { expect, it } from 'vitest';
import { hideTokens } from '../../../../server/cli/check-services/hide-tokens.ts';

it.each([
  ['Bearer opaque-7', 'opaque-7', 'Bearer [token]'],
  ['<p>eyJhbGciOiJI.eyJzdWIi.c2ln</p>', undefined, '<p>[token]</p>'],
  ['cut off: eyJhbGciOiJI.eyJz', undefined, 'cut off: [token]'],
  ['nothing here', undefined, 'nothing here'],
])('hides the token in %j', (text, token, hidden) => {
  expect(hideTokens(text, token)).toBe(hidden);
});
