import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { failIsland } from '../../../../src/mount/island/fail-island.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import { addHtml, withFreshPage, writePayload } from '../../../support/fresh-page.ts';

withFreshPage();

beforeEach(() => void openRegistry());

const error = new Error('The island broke.');
let errors: MockInstance<typeof console.error>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  writePayload({ version: 1 });
});

it('marks the element, and leaves its content and its neighbour alone', () => {
  const element = addHtml('<div data-ce-status="loading"><p>Served</p></div>');
  const neighbour = addHtml('<div data-ce-status="ready">Neighbour</div>');
  failIsland(element, 'login', error);
  expect(element.outerHTML).toBe('<div data-ce-status="failed"><p>Served</p></div>');
  expect(neighbour.outerHTML).toBe('<div data-ce-status="ready">Neighbour</div>');
});

it('tells the page on the element, the bus, and who comes later', () => {
  const element = addHtml('<div></div>');
  const onPage = vi.fn();
  document.addEventListener('ce:widget:failed', ({ target }) => onPage(target));
  const onBus = vi.fn();
  openRegistry().bus.on('widget:failed', onBus);
  failIsland(element, 'login', error);
  const failure = { element, island: 'login', error };
  expect(onPage.mock.calls).toEqual([[element]]);
  expect(onBus.mock.calls).toEqual([[failure]]);
  expect(openRegistry().failures).toEqual([failure]);
  expect(openRegistry().failures[0]?.error).toBe(error);
});

it('writes each error into the console', () => {
  failIsland(addHtml('<div></div>'), 'login', error);
  failIsland(addHtml('<div></div>'), 'registration', new TypeError('Another'));
  expect(errors.mock.calls).toEqual([[error], [new TypeError('Another')]]);
  expect(openRegistry().failures.map(({ island }) => island)).toEqual(['login', 'registration']);
});

it('keeps the console clean where the page prevents the event; the failure is kept all the same', () => {
  const element = addHtml('<div></div>');
  element.addEventListener('ce:widget:failed', (event) => event.preventDefault());
  failIsland(element, 'login', error);
  expect(errors).not.toHaveBeenCalled();
  expect(element.dataset.ceStatus).toBe('failed');
  expect(openRegistry().failures).toHaveLength(1);
});
