import { render, screen } from '@testing-library/react';
import { type RefObject, useRef } from 'react';
import { expect, test } from 'vitest';
import { useRowHandover } from '../../../../src/ui/base/useRowHandover.ts';

function Row({ name, area }: { name: string; area: RefObject<HTMLElement | null> }) {
  return (
    <li ref={useRowHandover(area)}>
      <b data-title tabIndex={-1}>
        {name}
      </b>
      <button type="button">Delete {name}</button>
    </li>
  );
}

function List({ names }: { names: readonly string[] }) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <div ref={area} tabIndex={-1} data-testid="area">
      <ul>
        {names.map((name) => (
          <Row key={name} name={name} area={area} />
        ))}
      </ul>
      <button type="button">Elsewhere</button>
    </div>
  );
}

/** Removes a row of several while a button has the focus; returns what has it then. */
function focusAfter(names: readonly string[], left: readonly string[], focused: string) {
  const { rerender } = render(<List names={names} />);
  screen.getByRole('button', { name: focused }).focus();
  rerender(<List names={left} />);
  return document.activeElement;
}

test.each([
  ['the next one', ['One', 'Two', 'Three'], ['One', 'Three'], 'Delete Two', 'Three'],
  ['the one before, behind which none is', ['One', 'Two'], ['One'], 'Delete Two', 'One'],
])('the focus of a removed row goes to the title of %s', (_, names, left, focused, title) => {
  expect(focusAfter(names, left, focused)?.textContent).toBe(title);
});

test('after the only row it goes to the whole', () => {
  expect(focusAfter(['One'], [], 'Delete One')).toBe(screen.getByTestId('area'));
});

test('a reader who has gone on keeps the focus', () => {
  expect(focusAfter(['One', 'Two'], ['Two'], 'Elsewhere')?.textContent).toBe('Elsewhere');
});
