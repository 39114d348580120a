import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  answerWith,
  customer,
  field,
  fillIn,
  labels,
  openContact,
  sent,
  submit,
  takeMessages,
} from '../render-contact.tsx';

takeMessages();

const dialog = (name: string) => screen.queryByRole('dialog', { name });

test('asks what its opener says, under a title of its kind or its own', async () => {
  const { open } = openContact({ contactType: 'bce' });
  await screen.findByRole('dialog', { name: 'Business enquiry' });
  expect(labels()).toContain('Region*');
  open({ contactType: 'psr', title: 'About Rubelis Red' });
  expect(dialog('About Rubelis Red')).not.toBeNull();
  expect(labels()).not.toContain('Region*');
  open();
  expect(dialog('Contact us')).not.toBeNull();
  await screen.findByRole('option', { name: 'Austria' });
});

test('starts its message with what its opener says; what is made of it stays with that opener', async () => {
  const red = { contactType: 'psr', message: 'I looked for red.' };
  const { hand, open, closeOverlay } = openContact(red);
  await screen.findByRole('dialog');
  expect(field(/^Message/).value).toBe('I looked for red.');
  await hand.keyboard('{Escape}');
  expect(closeOverlay).toHaveBeenCalledOnce();
  open(red);
  await hand.type(field(/^Message/), ' And fast.');
  open({ contactType: 'psr' });
  expect(field(/^Message/).value).toBe('');
  open({ contactType: 'psr', message: 'I looked for blue.' });
  expect(field(/^Message/).value).toBe('I looked for blue.');
  open(red);
  expect(field(/^Message/).value).toBe('I looked for red. And fast.');
});

describe('each subject has a form and a draft of its own', () => {
  const red = { contactType: 'psr', data: { prd: '400312', productName: 'Rubelis Red' } };
  const blue = { contactType: 'psr', data: { prd: '400999', productName: 'Azurenta Blue' } };
  const service = { ...red, contactType: 'customer_service' };

  test.each([
    ['another kind', service],
    ['another product', blue],
    ['another industry', { ...red, data: { ...red.data, forIndustry: 'plastics' } }],
    ['another title', { ...red, title: 'Give feedback' }],
  ])('%s begins empty, and both keep their text, also over a reload', async (_, other) => {
    const { hand, open, unmount } = openContact(red, { user: customer });
    await screen.findByRole('dialog');
    await hand.type(field(/^Message/), 'A complaint');
    await hand.keyboard('{Escape}');
    open(other);
    expect(field(/^Message/).value).toBe('');
    await hand.type(field(/^Message/), 'A question');
    open(red);
    expect(field(/^Message/).value).toBe('A complaint');
    unmount();
    const again = openContact(other, { user: customer });
    await screen.findByRole('dialog');
    expect(field(/^Message/).value).toBe('A question');
    await again.hand.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ message: 'A question', contactType: other.contactType, ...other.data });
    again.open(red);
    expect(field(/^Message/).value).toBe('A complaint');
  });

  test('a failure stays with its form', async () => {
    answerWith('no connection');
    const { hand, open } = openContact(red, { user: customer });
    await screen.findByRole('dialog');
    await hand.type(field(/^Message/), 'A complaint');
    await hand.click(submit());
    await screen.findByText(/cannot reach the server/);
    open(service);
    expect(screen.queryByRole('alert')).toBeNull();
    open(red);
    expect(screen.getByRole('alert').textContent).toMatch(/cannot reach the server/);
  });

  test('names the product and who receives the message', async () => {
    const { open } = openContact(red, { user: customer });
    await screen.findByRole('dialog');
    expect(screen.getByText('About Rubelis Red, 400312.')).toBeDefined();
    expect(screen.getByText('Your message goes to product safety.')).toBeDefined();
    open({ ...service, title: 'About Rubelis Red' });
    expect(screen.getByText('Your message goes to customer service.')).toBeDefined();
    open({ contactType: 'contact_block' });
    expect(screen.queryByText(/^Your message goes to|^About/)).toBeNull();
  });
});

test('takes the focus to the first field that can be filled in', async () => {
  openContact({ contactType: 'psr' }, { user: customer });
  await screen.findByRole('dialog');
  expect(document.activeElement).toBe(field(/^Message/));
});

test('is not there while another overlay is shown, and keeps what was typed', async () => {
  const { hand, show, open, closeOverlay } = openContact({ contactType: 'psr' });
  await fillIn(hand);
  show('login');
  expect(dialog('Ask product safety')).toBeNull();
  open({ contactType: 'psr' });
  expect(field(/^Message/).value).toBe('Hello');
  expect(field(/^First name/).value).toBe('Nora');
  expect(field(/^Country/).value).toBe('DE');
  await hand.keyboard('{Escape}');
  expect(closeOverlay).toHaveBeenCalledExactlyOnceWith('contact-form');
  expect(dialog('Ask product safety')).toBeNull();
  open({ contactType: 'psr' });
  expect(field(/^Email/).value).toBe('nora@example.com');
});

test('confirms by itself once sent, and is a new form the next time', async () => {
  const { hand, open } = openContact({ contactType: 'psr', data: { prd: '400312' } });
  await fillIn(hand);
  await hand.click(submit());
  await waitFor(() => expect(dialog('Thank you for your message')).not.toBeNull());
  expect(sent()[0]).toMatchObject({ prd: '400312', contactType: 'psr' });
  expect(document.activeElement?.textContent).toBe('We have received it and will answer you by email.');
  const [button] = screen.getAllByRole('button', { name: 'Close' }).slice(-1);
  await hand.click(button as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  open({ contactType: 'psr' });
  expect(dialog('Ask product safety')).not.toBeNull();
  expect(field(/^Message/).value).toBe('');
});

test('closes without a word where the page confirms (decision 52)', async () => {
  const { hand } = openContact({ contactType: 'psr' });
  document.addEventListener('ce:contact:sent', (event) => event.preventDefault(), { once: true });
  await fillIn(hand);
  await hand.click(submit());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('fails by itself with props that are none of its own', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = openContact();
  expect(() => page.open({ contactType: 'sales' })).toThrow(
    'Island "contact-form": data-ce-props.contactType must be',
  );
});

test('a message sent after it was closed brings no confirmation later', async () => {
  const { hand, show, open } = openContact({ contactType: 'psr' });
  await fillIn(hand);
  await hand.click(submit());
  await waitFor(() => expect(dialog('Thank you for your message')).not.toBeNull());
  show(null);
  await act(async () => open({ contactType: 'psr' }));
  expect(dialog('Ask product safety')).not.toBeNull();
});
