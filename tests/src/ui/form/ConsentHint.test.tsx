import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConsentHint } from '../../../../src/ui/form/ConsentHint.tsx';

test('the links follow the text, with a dot between', () => {
  const links = [
    { href: '/privacy', title: 'Data protection' },
    { href: '/profile#/privacy', title: 'Your settings' },
  ];
  const { container } = render(<ConsentHint text="By sending you agree." links={links} />);
  expect(container.textContent).toBe('By sending you agree. Data protection · Your settings');
});
