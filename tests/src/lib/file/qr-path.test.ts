import { expect, it } from 'vitest';
import { qrPath } from '../../../../src/lib/file/qr-path.ts';

it('draws the code with its three finders, and a quiet zone of four modules around it', () => {
  const { path, size } = qrPath('https://m.example/p-0147?i=coatings');
  const modules = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const last = size - 5;
  for (const corner of [`4 4`, `${last} 4`, `4 ${last}`]) expect(modules.has(corner)).toBe(true);
  // The finder's ring is open inside.
  expect(modules.has('5 5')).toBe(false);
  expect(modules.has('6 6')).toBe(true);
  const places = [...modules].flatMap((module) => module.split(' ').map(Number));
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(last);
});

it('draws another code for another text', () => {
  expect(qrPath('https://m.example/1').path).not.toBe(qrPath('https://m.example/2').path);
});
