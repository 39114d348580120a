import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OptionRow } from '../../../../src/listing/parts/search/OptionRow.tsx';
import { useSuggestionList } from '../../../../src/ui/listbox/useSuggestionList.ts';

const options = [{ key: 'red' }, { key: 'blue' }];
const onPick = vi.fn();
beforeEach(() => onPick.mockReset());

function Field({ highlightsFirst }: { highlightsFirst: boolean }) {
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [isOpen, setOpen] = useState(true);
  const given = { options, highlightsFirst, isOpen, setOpen, onPick };
  const { listId, isListed, activeIndex, activeId } = useSuggestionList(input, given);
  return (
    <>
      <input ref={setInput} aria-label="Colour" aria-activedescendant={activeId} />
      {isListed && (
        <div role="listbox" id={listId}>
          {options.map(({ key }, index) => (
            <OptionRow key={key} id={`${listId}-${index}`} isActive={index === activeIndex} onPick={onPick}>
              {key}
            </OptionRow>
          ))}
        </div>
      )}
    </>
  );
}
const field = () => screen.getByRole('textbox');
const press = (key: string) => fireEvent.keyDown(field(), { key });
const active = () => screen.queryByRole('option', { selected: true });

it('highlights nothing until an arrow key chooses: Enter is for the text', () => {
  render(<Field highlightsFirst={false} />);
  expect([active(), press('Enter'), onPick.mock.calls]).toEqual([null, true, []]);
  press('ArrowUp');
  expect(active()?.textContent).toBe('blue');
  expect(field().getAttribute('aria-activedescendant')).toBe(active()?.id);
  expect([press('Enter'), onPick.mock.calls]).toEqual([false, [[options[1]]]]);
  press('ArrowLeft');
  expect(active()).toBeNull();
});

it('returns to the first option where that is highlighted, and picks nothing while it is shut', () => {
  render(<Field highlightsFirst />);
  press('ArrowDown');
  expect(active()?.textContent).toBe('blue');
  press('ArrowDown');
  expect(active()?.textContent).toBe('red');
  expect([press('Escape'), screen.queryByRole('listbox')]).toEqual([false, null]);
  expect([press('Enter'), press('Escape'), onPick.mock.calls]).toEqual([true, true, []]);
});

it('shows the highlighted option where the list scrolls', () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  render(<Field highlightsFirst={false} />);
  press('ArrowDown');
  press('ArrowDown');
  expect(shown).toEqual(['red', 'blue']);
});
