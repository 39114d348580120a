import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useToastFocus } from '../../../../src/ui/message/useToastFocus.ts';

/** A region with two buttons: one says that other messages stay, one that none does. */
function Region({ isEmpty = false }: { isEmpty?: boolean }) {
  const ref = useRef<HTMLElement>(null);
  const { isFocused, keep, handlers } = useToastFocus(ref, isEmpty);
  return (
    <>
      <button type="button">Before</button>
      <section ref={ref} tabIndex={-1} aria-label={isFocused ? 'focused' : 'left'} {...handlers}>
        <button type="button" onClick={() => keep(false)}>
          One of several
        </button>
        <button type="button" onClick={() => keep(true)}>
          The last
        </button>
      </section>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const region = () => screen.getByRole('region');

test('F6 moves the focus to the messages and back', () => {
  render(<Region />);
  button('Before').focus();
  expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(false);
  expect(document.activeElement).toBe(region());
  expect(screen.getByRole('region', { name: 'focused' })).toBeDefined();
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(document.activeElement).toBe(button('Before'));
});

test('leaves F6 alone while there is no message, and where somebody else has taken it', () => {
  const { rerender } = render(<Region isEmpty />);
  expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(true);
  rerender(<Region />);
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  fireEvent.keyDown(document.body, { key: 'F6' });
  expect(document.activeElement).not.toBe(region());
});

test('keeps the focus in the region, then gives it back to where the pointer took it from', () => {
  render(<Region />);
  button('Before').focus();
  fireEvent.pointerDown(button('One of several'));
  fireEvent.focus(button('One of several'));
  fireEvent.click(button('One of several'));
  expect(document.activeElement).toBe(region());
  fireEvent.click(button('The last'));
  expect(document.activeElement).toBe(button('Before'));
});

test('moves nothing while the focus is elsewhere', () => {
  render(<Region />);
  button('Before').focus();
  fireEvent.click(button('One of several'));
  fireEvent.click(button('The last'));
  expect(document.activeElement).toBe(button('Before'));
});
