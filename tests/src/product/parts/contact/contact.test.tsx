import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { ContactSection } from '../../../../../src/product/parts/contact/ContactSection.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { fakePigment } from '../../state/fake-pigment.ts';
import { userWith } from '../fields/field-pigment.ts';

const links = { registration: '/register', login: '/login', profile: '/profile' };
const contacts = {
  customerService: { name: 'Ines Calder', email: 'ines@example.com', phone: '+44 20 7946 0101' },
  accountManager: { name: 'Jonas Brandt' },
};

function show(user?: RawPayload['user'], payload: RawPayload = { links }) {
  fakeServices({
    'POST /api/v1/manifest/search': {
      json: [{ code: 'laboratory', title: 'Laboratory', informationType: 'contact' }],
    },
  });
  const product = fakePigment({ fields: { laboratory: 'Kehl, +49 7851 555 0199' } });
  renderIsland(<ContactSection product={product} isBusy={false} />, {
    services,
    ...payload,
    ...(user && { user }),
  });
  return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
}

it('offers visitors the general enquiry, and an account (row 173)', () => {
  expect(show()).toEqual(['General enquiry', 'More with an account']);
  const register = screen.getByRole('link', { name: 'Register' });
  expect(register.getAttribute('href')).toBe('/register');
  expect(register.dataset.ceOpen).toBe('registration');
  expect(screen.getByRole('link', { name: 'Log in' }).dataset.ceOpen).toBe('login');
});

it('offers no registration if the page has none', () => {
  show(undefined, {});
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

it('offers registered users the validation (rows 173 and 175)', () => {
  expect(show(userWith())).toEqual(['General enquiry', 'More with an account']);
  const validate = screen.getByRole('link', { name: 'Request validation' });
  expect(validate.dataset.ceOpen).toBe('user-validation');
  expect(validate.getAttribute('href')).toBe('/profile');
});

it('says that a validation is under way', () => {
  show({ ...userWith(), validationState: 'pending' });
  screen.getByText('We are reviewing your request for validation.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows validated customers their contacts, and product safety (row 174)', () => {
  expect(show({ ...userWith('validated'), ...contacts })).toEqual([
    'Customer service',
    'Account manager',
    'Product safety',
  ]);
  screen.getByText('Jonas Brandt');
  expect(screen.getByRole('link', { name: 'ines@example.com' }).getAttribute('href')).toBe(
    'mailto:ines@example.com',
  );
  expect(screen.getByRole('link', { name: '+44 20 7946 0101' }).getAttribute('href')).toBe(
    'tel:+442079460101',
  );
});

it('leaves out missing contacts, and offers internal users the desks', () => {
  expect(show(userWith('validated'))).toEqual(['General enquiry', 'Product safety']);
});

it('opens the form for the kind of contact, with the product', () => {
  show({ ...userWith('internal') });
  const { ceOpen, ceProps = '' } = screen.getByRole('button', { name: 'Write to product safety' }).dataset;
  expect(ceOpen).toBe('contact-form');
  expect(JSON.parse(ceProps)).toEqual({
    contactType: 'psr',
    data: { prd: '469714', productName: 'Rubelis Red 3240', forIndustry: 'coatings' },
  });
});

it('ends with the product’s own fields on contacts (row 161)', async () => {
  show();
  const term = await screen.findByText('Laboratory');
  expect(term.nextElementSibling?.textContent).toBe('Kehl, +49 7851 555 0199');
  expect(screen.getByRole('link', { name: '+49 7851 555 0199' }).getAttribute('href')).toBe(
    'tel:+4978515550199',
  );
});
