import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScaleMark, type ScaleMarkProps } from '../../../../src/ui/content/ScaleMark.tsx';

function cellsOf(props: Omit<ScaleMarkProps, 'label' | 'text'>) {
  const { container } = render(<ScaleMark text="" label="" {...props} />);
  return [...container.querySelectorAll('rect')]
    .map((cell) => cell.getAttribute('data-fill')?.[0] ?? '-')
    .join('');
}

test('the bar is the longer, the better the value', () => {
  expect(cellsOf({ steps: 8, step: 7 })).toBe('fffffff-');
  expect(cellsOf({ steps: 8, step: 7, upTo: 8 })).toBe('fffffffh');
  expect(cellsOf({ steps: 5, step: 1, best: 'first' })).toBe('fffff');
  expect(cellsOf({ steps: 5, step: 4, upTo: 5, best: 'first' })).toBe('fh---');
});

test('the range is seen, the label is said', () => {
  const { container } = render(
    <ScaleMark
      steps={5}
      step={2}
      best="first"
      text="II"
      end="V"
      label="II of V, I is best"
      note="I is best"
    />,
  );
  expect(container.querySelector('.ce-scale__value')?.textContent).toBe('II/V');
  expect(container.querySelector('.ce-visually-hidden')?.textContent).toBe('II of V, I is best');
});

test('the end is left out where the scale is told elsewhere', () => {
  const { container } = render(<ScaleMark steps={8} step={7} text="7" end={null} label="7 on a scale" />);
  expect(container.querySelector('.ce-scale__value')?.textContent).toBe('7');
});
