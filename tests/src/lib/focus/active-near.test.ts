import { expect, test } from 'vitest';
import { activeNear } from '../../../../src/lib/focus/active-near.ts';

test('finds the focus inside the same shadow root, where the document names its host', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<section><button></button></section>';
  const section = root.querySelector('section') as HTMLElement;
  const button = root.querySelector('button') as HTMLElement;
  expect(activeNear(section)).toBeNull();
  button.focus();
  expect(activeNear(section)).toBe(button);
  expect(activeNear(host)).toBe(host);
});
