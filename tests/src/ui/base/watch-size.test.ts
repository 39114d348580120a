import { expect, test, vi } from 'vitest';
import { watchSize } from '../../../../src/ui/base/watch-size.ts';
import { fakeSizes } from '../../../support/fake-sizes.ts';

test('measures now and at each change of size, until it is stopped', async () => {
  const changeSize = fakeSizes();
  const element = document.body.appendChild(document.createElement('div'));
  const measure = vi.fn();
  const stop = watchSize(element, measure);
  expect(measure).toHaveBeenCalledTimes(1);
  await changeSize();
  expect(measure).toHaveBeenCalledTimes(2);
  stop();
  await changeSize();
  expect(measure).toHaveBeenCalledTimes(2);
  element.remove();
});

test('skips measuring while the element is off the page', async () => {
  const changeSize = fakeSizes();
  const element = document.createElement('div');
  const measure = vi.fn();
  const stop = watchSize(element, measure);
  await changeSize();
  expect(measure).not.toHaveBeenCalled();
  document.body.append(element);
  await changeSize();
  expect(measure).toHaveBeenCalledTimes(1);
  element.remove();
  await changeSize();
  expect(measure).toHaveBeenCalledTimes(1);
  stop();
});

test('follows the sizes of the children as well', () => {
  const observe = vi.spyOn(ResizeObserver.prototype, 'observe');
  const element = document.createElement('ul');
  element.append(document.createElement('li'), document.createElement('li'));
  watchSize(element, () => {})();
  expect(observe.mock.calls.map(([each]) => each)).toEqual([element, ...element.children]);
});

test('observes nothing for the rest of a frame, and then what has changed meanwhile', async () => {
  const changeSize = fakeSizes();
  const disconnect = vi.spyOn(ResizeObserver.prototype, 'disconnect');
  const element = document.body.appendChild(document.createElement('div'));
  const measure = vi.fn(() => expect(disconnect).toHaveBeenCalledTimes(measure.mock.calls.length - 1));
  const stop = watchSize(element, measure);
  await changeSize();
  await changeSize();
  expect(measure).toHaveBeenCalledTimes(3);
  stop();
  element.remove();
});
