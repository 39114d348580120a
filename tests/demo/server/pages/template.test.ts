import { expect, test } from 'vitest';
import { html, trustedHtml } from '../../../../demo/server/base/html.ts';
import { fillTemplate, type Slots } from '../../../../demo/server/pages/template.ts';
import { HOSTILE } from './fake-dependencies.ts';

test('text is escaped in elements and in quoted attributes', () => {
  const text = String(fillTemplate('<p title="{{value}}">{{value}}</p>', { value: HOSTILE }));
  expect(text).not.toMatch(/<script|<img|<\/title/);
  expect(text).toMatch(/^<p title="&quot;&#39;&gt;&lt;script&gt;/);
});

test('HTML stands as it is, lists are joined, and nothing comes of null, undefined and false', () => {
  const slots: Slots = { value: [html`<b>${'<'}</b>`, null, undefined, false, 0, trustedHtml('<br>')] };
  expect(`${fillTemplate('{{value}}', slots)}`).toBe('<b>&lt;</b>0<br>');
});

test('a slot in a value is no slot', () => {
  const filled = fillTemplate('{{one}}{{two}}', { one: '{{two}}', two: '$& $1' });
  expect(`${filled}`).toBe('{{two}}$&amp; $1');
});

test('a slot without a value is a mistake that is named', () => {
  expect(() => fillTemplate('{{missing}}', {})).toThrow('The template has a slot "missing" without a value.');
  expect(() => fillTemplate('{{toString}}', {})).toThrow('"toString"');
});
