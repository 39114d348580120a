import { beforeEach, expect, it, vi } from 'vitest';
import { type HeldTooltip, holdTooltip } from '../../../../src/mount/tooltips/hold-tooltip.ts';
import { addHtml, withFreshPage } from '../../../support/fresh-page.ts';

withFreshPage();

let tooltip: HeldTooltip;
let one: HTMLElement;
let other: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  one = addHtml('<a href="/" data-ce-tooltip="The first"><b>One</b></a>');
  other = addHtml('<button type="button" data-ce-tooltip="The second">Other</button>');
  tooltip = holdTooltip();
});

it('shows after the delay and stays until nothing holds it', () => {
  tooltip.showLater(one, 'pointer', 400);
  tooltip.showLater(one, 'focus', 0);
  expect(tooltip.isShown).toBe(false);
  vi.advanceTimersByTime(0);
  expect(tooltip.isShown).toBe(true);
  tooltip.release('pointer');
  expect([tooltip.isShown, tooltip.isHeldBy('pointer'), tooltip.isHeldBy('focus')]).toEqual([
    true,
    false,
    true,
  ]);
  tooltip.release('focus');
  expect(tooltip.isShown).toBe(false);
  expect(tooltip.present).toBeUndefined();
});

it('gives way to another element’s tooltip at once', () => {
  tooltip.showLater(one, 'focus', 0);
  vi.advanceTimersByTime(0);
  tooltip.showLater(other, 'pointer', 400);
  expect([tooltip.isShown, tooltip.present]).toEqual([false, other]);
  vi.advanceTimersByTime(400);
  expect(tooltip.isShown).toBe(true);
});

it('is not released by what does not hold it', () => {
  tooltip.showLater(one, 'pointer', 0);
  vi.advanceTimersByTime(0);
  tooltip.release('focus');
  expect(tooltip.isShown).toBe(true);
});

it('does not show once it is hidden', () => {
  tooltip.showLater(one, 'pointer', 400);
  tooltip.hide();
  vi.advanceTimersByTime(1_000);
  expect(tooltip.isShown).toBe(false);
});

it('knows what lies in it or in its element', () => {
  tooltip.showLater(one, 'pointer', 0);
  expect(tooltip.isInside(one.firstChild)).toBe(true);
  expect(tooltip.isInside(document.querySelector('ce-island'))).toBe(true);
  expect(tooltip.isInside(other)).toBe(false);
  expect(tooltip.isInside(null)).toBe(false);
});
