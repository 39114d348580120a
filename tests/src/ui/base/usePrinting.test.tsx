import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { usePrinting } from '../../../../src/ui/base/usePrinting.ts';

const around = vi.fn((update: () => void) => update());

function Shown({ isKept = false }) {
  return <p>{usePrinting(...(isKept ? [around] : [])) ? 'on paper' : 'on the screen'}</p>;
}

it('is true while the page is printed, before the listener returns', () => {
  render(<Shown />);
  dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('on paper')).toBeDefined();
  dispatchEvent(new Event('afterprint'));
  expect(screen.getByText('on the screen')).toBeDefined();
});

it('leaves each update to who has to do something around it', () => {
  render(<Shown isKept />);
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
  expect(around).toHaveBeenCalledTimes(2);
});
