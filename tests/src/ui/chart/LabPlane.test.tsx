import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LabPlane, type LabPoint } from '../../../../src/ui/chart/LabPlane.tsx';

const pointOf = (mark: string, a: number, b: number, more: Partial<LabPoint> = {}): LabPoint => ({
  key: `${mark}${more.isTint ? 't' : ''}`,
  mark,
  label: `${mark}: a* ${a}, b* ${b}`,
  a,
  b,
  color: 'rgb(1 2 3)',
  ...more,
});
const points = [
  pointOf('A', 48, 26),
  pointOf('B', 48.1, 26),
  pointOf('C', -50, 10),
  pointOf('C', 0, 0, { isTint: true }),
];
const show = (props = {}) => render(<LabPlane label="Plane" points={points} {...props} />);
const images = () => screen.getAllByRole('img');
const value = () => document.querySelector('.ce-chart__value')?.textContent;
const texts = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll(`.ce-chart__${name}`)].map(({ textContent }) => textContent);

test('the axes run from −120 to 120 in steps of 20 (row 181)', () => {
  const { container } = show();
  // Twice 13 ticks; every second one has its number.
  expect(container.querySelectorAll('path.ce-chart__line, path.ce-chart__zero')).toHaveLength(27);
  expect(texts(container, 'number')).toEqual([
    ...['−120', '−80', '−40', '0', '40', '80', '120'],
    ...['−120', '−80', '−40', '0', '40', '80', '120'],
  ]);
});

test('all points are one tab stop, arrow keys, Home and End lead on, Escape hides the values', async () => {
  const user = userEvent.setup();
  show();
  expect(images().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  await user.tab();
  expect(value()).toBe('A: a* 48, b* 26');
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(images()[1]);
  expect(value()).toBe('B: a* 48.1, b* 26');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement).toBe(images()[3]);
  await user.keyboard('{ArrowDown}{End}');
  expect(images().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0]);
  await user.keyboard('{Escape}');
  expect(value()).toBeUndefined();
});

test('the pointer shows the nearest point, and none far from all', () => {
  const { container } = show();
  const picture = container.querySelector('svg') as SVGSVGElement;
  picture.getBoundingClientRect = () => ({ left: 10, top: 10, width: 720, height: 720 }) as DOMRect;
  // Twice the picture's own size: the tint at the origin lies at 193, 169.
  fireEvent.pointerMove(picture, { clientX: 10 + 2 * 195, clientY: 10 + 2 * 172 });
  expect(value()).toBe('C: a* 0, b* 0');
  fireEvent.pointerMove(picture, { clientX: 20, clientY: 20 });
  expect(value()).toBeUndefined();
});

test('coinciding points share their label, a tint has a ring, a close-up its frame', () => {
  const { container } = show({
    frame: { a: { min: 40, max: 52 }, b: { min: 20, max: 32 } },
  });
  expect(texts(container, 'mark').toSorted()).toEqual(['A B', 'C', 'C']);
  expect(container.querySelectorAll('.ce-chart__ring')).toHaveLength(1);
  expect(container.querySelectorAll('.ce-chart__frame')).toHaveLength(1);
});

test('a colour without a mark has no label, dashed lines may cross at it, and a small picture is one', () => {
  const { container } = show({ points: [pointOf('', 10, 20)], cross: { a: 10, b: 20 }, size: 270 });
  expect(texts(container, 'mark')).toEqual([]);
  expect(container.querySelectorAll('.ce-chart__reference')).toHaveLength(1);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 270 270');
});

test('labels may be left to the close-up', () => {
  expect(texts(show({ hasMarks: false }).container, 'mark')).toEqual([]);
});

test('without points there are axes and no tab stop', () => {
  const { container } = show({ points: [] });
  expect(container.querySelector('[tabindex]')).toBeNull();
});
