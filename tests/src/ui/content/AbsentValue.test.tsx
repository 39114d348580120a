import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AbsentValue } from '../../../../src/ui/content/AbsentValue.tsx';

test('a dash is spoken, the other reasons are words', () => {
  const { container } = render(<AbsentValue kind="none" text="no value supplied" />);
  expect(container.textContent).toBe('–no value supplied');
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('–');
  expect(render(<AbsentValue kind="notTested" text="not tested" />).container.textContent).toBe('not tested');
});

test('what is advised against has a cross', () => {
  const { container } = render(<AbsentValue kind="notRecommended" text="not recommended" />);
  expect(container.querySelector('svg')).not.toBeNull();
});
