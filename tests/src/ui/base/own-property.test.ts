import { afterEach, expect, it, vi } from 'vitest';
import { keepToElement } from '../../../../src/ui/base/own-property.ts';

afterEach(() => void vi.unstubAllGlobals());

it('registers a property that what is below does not inherit', () => {
  const registerProperty = vi.fn();
  vi.stubGlobal('CSS', { registerProperty });
  keepToElement('--ce-_top');
  expect(registerProperty).toHaveBeenCalledExactlyOnceWith({
    name: '--ce-_top',
    syntax: '*',
    inherits: false,
  });
});

it('leaves it as it is where it is registered already, or cannot be', () => {
  vi.stubGlobal('CSS', {
    registerProperty() {
      throw new DOMException('registered', 'InvalidModificationError');
    },
  });
  expect(() => keepToElement('--ce-_top')).not.toThrow();
  vi.stubGlobal('CSS', {});
  expect(() => keepToElement('--ce-_top')).not.toThrow();
});
