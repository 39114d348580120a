import { expect, test } from 'vitest';
import { parseSessionMessage } from '../../../../src/account/rules/session-message.ts';

test('a stored message is read with its type', () => {
  expect(parseSessionMessage('{"type":"warning","text":"Please log in again."}')).toEqual({
    type: 'warning',
    text: 'Please log in again.',
  });
});

test('a type that is missing or unknown reads as info', () => {
  expect(parseSessionMessage('{"text":"Hello"}')).toEqual({ type: 'info', text: 'Hello' });
  expect(parseSessionMessage('{"type":"loud","text":"Hello"}')).toEqual({ type: 'info', text: 'Hello' });
});

test.each([
  [null],
  [''],
  ['null'],
  ['"text"'],
  ['{'],
  ['[]'],
  ['{"text":""}'],
  ['{"text":7}'],
  ['{"type":"info"}'],
])('reads the cookie %j as no message', (json) => {
  expect(parseSessionMessage(json)).toBeNull();
});
