import { expect, test, vi } from 'vitest';
import { watchSize } from '../../../../src/ui/base/watch-size.ts';
import { fakeSizes } from '../../../support/fake-sizes.ts';

test('measures now and at each change of size, until it is stopped', () => {
  const changeSize = fakeSizes();
  const element = document.body.appendChild(document.createElement('div'));
  const measure = vi.fn();
  const stop = watchSize(element, measure);
  expect(measure).toHaveBeenCalledTimes(1);
  changeSize();
  expect(measure).toHaveBeenCalledTimes(2);
  stop();
  changeSize();
  expect(measure).toHaveBeenCalledTimes(2);
  element.remove();
});

test('skips measuring while the element is off the page', () => {
  const changeSize = fakeSizes();
  const element = document.createElement('div');
  const measure = vi.fn();
  const stop = watchSize(element, measure);
  changeSize();
  expect(measure).not.toHaveBeenCalled();
  document.body.append(element);
  changeSize();
  expect(measure).toHaveBeenCalledTimes(1);
  element.remove();
  changeSize();
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
