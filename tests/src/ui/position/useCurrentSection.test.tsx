import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCurrentSection } from '../../../../src/ui/position/useCurrentSection.ts';

let scrolled: number;
let tops: Record<string, number>;
beforeEach(() => {
  scrolled = 0;
  tops = { colour: 50, fastness: 600, identity: 1_200 };
  vi.stubGlobal('innerHeight', 1_000);
});

const elementOf = (id: string) => {
  const top = tops[id];
  if (top === undefined) return null;
  return { getBoundingClientRect: () => ({ top: top - scrolled }) } as Element;
};
const scrollTo = (y: number) =>
  act(async () => {
    scrolled = y;
    dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });

it('tells the last section that begins in the upper third of the window', async () => {
  const { result } = renderHook(() => useCurrentSection(['colour', 'fastness', 'identity'], elementOf));
  await scrollTo(0);
  expect(result.current).toBe('colour');
  await scrollTo(240);
  expect(result.current).toBe('colour');
  await scrollTo(250);
  expect(result.current).toBe('fastness');
  await scrollTo(5_000);
  expect(result.current).toBe('identity');
  await scrollTo(0);
  expect(result.current).toBe('colour');
});

it('tells the first one before any begins there, and where the one being read is gone', async () => {
  tops = { colour: 900, fastness: 1_500 };
  const { result, rerender } = renderHook(({ ids }) => useCurrentSection(ids, elementOf), {
    initialProps: { ids: ['colour', 'fastness', 'missing'] },
  });
  await scrollTo(0);
  expect(result.current).toBe('colour');
  await scrollTo(1_400);
  expect(result.current).toBe('fastness');
  rerender({ ids: ['colour', 'missing'] });
  expect(result.current).toBe('colour');
});
