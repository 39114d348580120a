import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactList, isReachable } from '../../../../src/ui/content/ContactList.tsx';

test('addresses are links, what is unknown is left out (decision 27)', () => {
  render(
    <ContactList
      contacts={[
        { role: 'Customer service', email: 'service@portal.example', phone: '+49 (30) 123-4' },
        { role: 'Account manager' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:service@portal.example',
    'tel:+49301234',
  ]);
  expect(screen.queryByText('Account manager')).toBeNull();
  expect(isReachable({ role: 'Account manager', name: 'Ada' })).toBe(true);
});
