import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useListNavigation } from '../../../../src/ui/listbox/useListNavigation.ts';

interface PickProps {
  onActive: (index: number | null) => void;
  onOpenChange: (open: boolean) => void;
}

/** An open list of two options, the first one highlighted. */
function Pick(handlers: PickProps) {
  const frame = useRef<HTMLDivElement>(null);
  const items = useRef<(HTMLElement | null)[]>([]);
  const [input, setInput] = useState<HTMLElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const { getReferenceProps, getFloatingProps, getItemProps } = useListNavigation({
    ...{ frame, items, input, list, open: true, active: 0 },
    ...handlers,
  });
  return (
    <div ref={frame}>
      <input {...getReferenceProps()} role="combobox" aria-expanded aria-controls="list" ref={setInput} />
      <div {...getFloatingProps()} id="list" ref={setList} popover="manual">
        {['One', 'Two'].map((title, index) => (
          <div
            key={title}
            {...getItemProps()}
            ref={(element) => {
              items.current[index] = element;
            }}
          >
            {title}
          </div>
        ))}
      </div>
    </div>
  );
}

function setUp() {
  const [onActive, onOpenChange] = [vi.fn(), vi.fn()];
  const show = vi.spyOn(HTMLElement.prototype, 'showPopover');
  render(<Pick onActive={onActive} onOpenChange={onOpenChange} />);
  return { onActive, onOpenChange, show, input: screen.getByRole('combobox') };
}

test('shows the list in the top layer, once', () => {
  expect(setUp().show).toHaveBeenCalledOnce();
});

test('moves the highlight by the arrow keys, around the ends, while the focus stays', () => {
  const { onActive, input } = setUp();
  input.focus();
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(onActive.mock.lastCall?.[0]).toBe(1);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(onActive.mock.lastCall?.[0]).toBe(0);
  expect(document.activeElement).toBe(input);
});

test('closes the list by a press elsewhere, not by one inside the frame or by Escape', () => {
  const { onOpenChange, input } = setUp();
  fireEvent.pointerDown(input);
  fireEvent.keyDown(input, { key: 'Escape' });
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.pointerDown(document.body);
  expect(onOpenChange.mock.calls[0]?.[0]).toBe(false);
});
