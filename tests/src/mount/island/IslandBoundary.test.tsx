import { render, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { IslandBoundary } from '../../../../src/mount/island/IslandBoundary.tsx';

const onPlace = vi.fn();
const onCommit = vi.fn();
const onError = vi.fn<(error: Error) => void>();
beforeEach(() => {
  onPlace.mockReset();
  onCommit.mockReset();
  onError.mockReset();
  // React reports what a boundary catches; here it is expected.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

function Throwing({ what }: { what: unknown }): never {
  throw what;
}

function Failing() {
  useEffect(() => {
    throw new Error('In an effect');
  }, []);
  return <p>Hello</p>;
}

function Telling({ onStep }: { onStep: (step: string) => void }) {
  useInsertionEffect(() => onStep('insertion effect'), [onStep]);
  useLayoutEffect(() => onStep('layout effect'), [onStep]);
  useEffect(() => onStep('effect'), [onStep]);
  return <p ref={(node) => onStep(node ? 'node' : 'no node')} />;
}

const bounded = (children: ReactNode) => (
  <IslandBoundary onInsert={onPlace} onCommit={onCommit} onError={onError}>
    {children}
  </IslandBoundary>
);

test('tells of the first commit once, however often the island renders', () => {
  const { rerender } = render(bounded(<p>Hello</p>));
  rerender(bounded(<p>Hello again</p>));
  expect(screen.getByText('Hello again')).toBeDefined();
  expect(onPlace).toHaveBeenCalledOnce();
  expect(onCommit).toHaveBeenCalledOnce();
  expect(onError).not.toHaveBeenCalled();
});

test('calls `onPlace` before the island adopts styles, and `onCommit` before it measures', () => {
  const order: string[] = [];
  onPlace.mockImplementation(() => order.push('place'));
  onCommit.mockImplementation(() => order.push('commit'));
  render(bounded(<Telling onStep={(step) => void order.push(step)} />));
  expect(order).toEqual(['place', 'insertion effect', 'commit', 'node', 'layout effect', 'effect']);
});

test('an island that cannot render leaves nothing, was never committed, and its error is told once', () => {
  const broken = new TypeError('The island broke.');
  const { container } = render(
    bounded(
      <>
        <p>Beside it</p>
        <Throwing what={broken} />
      </>,
    ),
  );
  expect(container.innerHTML).toBe('');
  expect(onError.mock.calls).toEqual([[broken]]);
  expect(onError.mock.calls[0]?.[0]).toBe(broken);
  expect(onPlace).not.toHaveBeenCalled();
  expect(onCommit).not.toHaveBeenCalled();
});

test('one that breaks later leaves nothing, either; its neighbour stays', () => {
  const page = (isBroken: boolean) => (
    <>
      {bounded(isBroken ? <Throwing what={new Error('Later')} /> : <p>Hello</p>)}
      <p>Neighbour</p>
    </>
  );
  const { container, rerender } = render(page(false));
  rerender(page(true));
  expect(container.textContent).toBe('Neighbour');
  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual(['Later']);
});

test('an error in an effect counts as well', () => {
  const { container } = render(bounded(<Failing />));
  expect(container.innerHTML).toBe('');
  expect(onError.mock.calls.map(([{ message }]) => message)).toEqual(['In an effect']);
});

test('what is thrown without being an error becomes one', () => {
  render(bounded(<Throwing what="out of paint" />));
  expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(Error);
  expect(onError.mock.calls[0]?.[0].message).toBe('out of paint');
});
