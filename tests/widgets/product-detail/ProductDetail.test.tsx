import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PRODUCT_SECTIONS } from '../../../src/product/parts/page/product-sections.ts';
import {
  manifest as documentTypes,
  toldDocument,
} from '../../src/product/parts/documents/show-documents.tsx';
import type { Answer, Reply } from '../../support/services/answers.ts';
import { manifest, openProduct, rubelis } from './open-product.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const PIGMENT = 'GET /api/v1/pigment/p-0147';

it('shows name, colours, facts and industry of the product (rows 136, 146 and 147)', async () => {
  openProduct();
  await screen.findByRole('heading', { level: 1, name: 'Rubelis Red 3240' });
  await screen.findByText('Peace of mind');
  expect(screen.queryByText('low-carbon')).toBeNull();
  screen.getByText('L* 40.47');
  screen.getByText('Tint 1:10');
  screen.getByText('Measured in alkyd melamine, D65, 10° observer.', { exact: false });
  screen.getByRole('button', { name: 'Coatings, change the industry' });
  screen.getByText('Highly recommended');
  const facts = screen.getByRole('region', { name: 'Key facts' });
  within(facts).getByText('1.5 g/cm³');
  within(facts).getByText('8 of 8');
  expect(within(facts).queryByText('Weather fastness')).toBeNull();
  await screen.findByText('Our first choice for enamels.');
});

it('loads another industry in place, keeps the old one until then, and says so (rows 138 and 142)', async () => {
  const user = userEvent.setup();
  openProduct();
  await user.click(await screen.findByRole('button', { name: 'Coatings, change the industry' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose your industry' });
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Coatings' }).checked).toBe(true);
  await user.click(within(dialog).getByRole('radio', { name: 'Plastics' }));
  await user.click(within(dialog).getByRole('button', { name: 'Choose' }));
  await screen.findByText('Rubelis Red 3240 is shown for Plastics.');
  expect(location.search).toBe('?i=plastics');
  await screen.findByText('Blown film');
  await screen.findByRole('heading', { level: 2, name: 'Use in plastics' });
});

it('keeps industry, data and address if another one cannot be loaded', async () => {
  const user = userEvent.setup();
  const { answers } = openProduct();
  await user.click(await screen.findByRole('button', { name: 'Coatings, change the industry' }));
  answers[PIGMENT] = 'no connection';
  await user.click(await screen.findByRole('radio', { name: 'Plastics' }));
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Plastics cannot be shown');
  expect(alert.textContent).toContain('You still see Rubelis Red 3240 for Coatings.');
  screen.getByRole('button', { name: 'Coatings, change the industry' });
  screen.getByText('Our first choice for enamels.');
  expect(location.search).toBe('?i=coatings');
  answers[PIGMENT] = { json: rubelis };
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Plastics, change the industry' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('asks for the industry before it loads anything, and cannot be closed (rows 137 and 139)', async () => {
  const user = userEvent.setup();
  const { sent } = openProduct({
    address: '/product/p-0147',
    props: { industries: ['coatings', 'plastics'] },
    payload: { user: { userId: 'u-1', email: 'a@example.com', industries: ['plastics', 'printing'] } },
    answers: { 'GET /api/v1/product-sheet/favorite/': { json: [] } },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Choose your industry' });
  expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Plastics' }).checked).toBe(true);
  expect(sent.filter(({ url }) => url.includes('pigment'))).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Choose' }));
  await screen.findByText('Rubelis Red 3240 is shown for Plastics.');
  screen.getByRole('heading', { level: 1, name: 'Rubelis Red 3240' });
  expect(location.search).toBe('?i=plastics');
});

it('shows the head only until the industry is chosen, where the page does not know which there are', async () => {
  openProduct({ address: '/product/p-0147' });
  await screen.findByRole('dialog', { name: 'Choose your industry' });
  screen.getByText('Rubelis Red 3240', { selector: 'h1' });
  expect(screen.queryByText('The flat perylene core absorbs strongly.')).toBeNull();
});

it('asks to confirm the only industry by OK (row 141)', async () => {
  const user = userEvent.setup();
  const { sent } = openProduct({
    address: '/product/p-0147',
    answers: { [PIGMENT]: { json: { ...rubelis, industries: ['coatings'], plastics: undefined } } },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Choose your industry' });
  within(dialog).getByText('Rubelis Red 3240 is offered for one industry.');
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByText('Rubelis Red 3240 is shown for Coatings.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(location.search).toBe('?i=coatings');
  expect(screen.queryByRole('button', { name: /change the industry/ })).toBeNull();
  expect(sent.filter(({ url }) => /\/pigment\/p-0147(\?|$)/.test(url))).toHaveLength(1);
});

it.each([
  ['does not exist', 404, 'This product does not exist', null],
  ['is forbidden', 403, 'You do not have access to this product', 'Ask your counterpart.'],
])('says that the product %s, opens no chooser and offers the list', async (_, status, title, words) => {
  openProduct({
    address: '/product/p-0147',
    answers: { [PIGMENT]: { wrong: { message: words ?? 'Not found.' }, status } },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(title);
  if (words) expect(alert.textContent).toContain(words);
  expect(within(alert).getByRole('link', { name: 'All products' }).getAttribute('href')).toBe('/products');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says that there is no connection and comes by itself once there is one', async () => {
  const { answers } = openProduct({ answers: { [PIGMENT]: 'no connection' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('There is no connection. We will keep trying.');
  answers[PIGMENT] = { json: rubelis };
  dispatchEvent(new Event('online'));
  await screen.findByRole('heading', { level: 1, name: 'Rubelis Red 3240' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that a product is inactive, with its successor, and can be compared with it (row 148)', async () => {
  openProduct({
    answers: {
      [PIGMENT]: {
        json: { ...rubelis, isActive: false, successor: { id: 'p-0150', product_name: 'Rubelis Red 3250' } },
      },
    },
  });
  await screen.findByText('This product is no longer offered');
  const link = screen.getByRole('link', { name: 'Its successor is Rubelis Red 3250.' });
  expect(link.getAttribute('href')).toBe('/product/p-0150?i=coatings');
  screen.getByRole('button', { name: 'Add to comparison: Rubelis Red 3240' });
});

it('says that a product is internal (row 149)', async () => {
  openProduct({ answers: { [PIGMENT]: { json: { ...rubelis, isInternal: true } } } });
  await screen.findByText('This product is visible to internal users only.');
});

it.each([
  ['/products?i=coatings', true],
  ['https://evil.example/', false],
  ['javascript:alert(1)', false],
])('shows a way back to %s: %s (row 144)', async (href, isShown) => {
  openProduct({ props: { backLink: { href, title: 'Back to results' } } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'Back to results' }) !== null).toBe(isShown);
});

it('shows grey and says that nothing was measured, where there is no colour (row 183)', async () => {
  openProduct({
    answers: {
      [PIGMENT]: {
        json: { id: 'p-0147', uid: 'pigments::p-0147', product_name: 'Bare', industries: ['coatings'] },
      },
    },
  });
  await screen.findByText('Not measured');
  expect(screen.queryByRole('region', { name: 'Key facts' })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Contact',
  ]);
});

it('shows an effect pigment from the angle that its values were measured at (row 146)', async () => {
  const at = (angle: string) =>
    ['lightness', 'a', 'b'].map((propertyType) => ({
      ...{ propertyType, value: 10, angle, applicationType: 'masstone', medium: 'alkyd' },
    }));
  const image = (angle: string) => ({
    ...{ id: `img-${angle}`, type: 'image_angle', angle, accessLevel: 'public', industries: [] },
  });
  const effect = {
    ...rubelis,
    assets: [image('15'), image('45')],
    stackPreviewImage: { url: 'https://documents.example/preview' },
    technicalProperties: [
      { propertyType: 'rgb', value: { R: 9, G: 9, B: 9 }, applicationType: 'masstone', medium: 'alkyd' },
      ...at('15'),
      ...at('45'),
    ],
  };
  const shown = () => screen.getByRole('button', { name: /gallery/ }).querySelector('img')?.src;
  const { unmount } = openProduct({ answers: { [PIGMENT]: { json: effect } } });
  await screen.findByText(/^Measured in .* at 45°/);
  await waitFor(() => expect(shown()).toMatch(/\/download\/img-45$/));
  unmount();
  openProduct({ answers: { [PIGMENT]: { json: { ...effect, assets: [] } } } });
  await screen.findByText(/^Measured in .* at 45°/);
  // The preview may be from another angle, in another colour than the one written below.
  expect(shown()).toBeUndefined();
});

it('leaves out the sections that the page does not want', async () => {
  openProduct({ props: { without: PRODUCT_SECTIONS.map(({ name }) => name) } });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

it('goes to the colours one by one, by keys, and gives the focus back (row 145)', async () => {
  const user = userEvent.setup();
  openProduct();
  const opener = await screen.findByRole('button', { name: /gallery/ });
  await screen.findByText('Tint 1:10');
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Rubelis Red 3240' });
  await within(dialog).findByRole('img', { name: 'Masstone' });
  within(dialog).getByText('1 of 2');
  await user.keyboard('{ArrowRight}');
  within(dialog).getByRole('img', { name: 'Tint 1:10' });
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  within(dialog).getByRole('img', { name: 'Masstone' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it.each(['Copy the product code', 'Copy link', 'Copy the link to “Use in coatings”'])(
  'says and reports where the browser refuses: %s (row 133)',
  async (name) => {
    const user = userEvent.setup();
    const { store } = openProduct();
    const refusal = new DOMException('Not allowed', 'NotAllowedError');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refusal);
    vi.spyOn(console, 'error').mockReturnValue();
    const report = vi.fn();
    document.addEventListener('ce:error', (event) => report((event as CustomEvent).detail.error), {
      once: true,
    });
    await user.click(await screen.findByRole('button', { name }));
    expect(store.getState().notices.map(({ type, text }) => [type, text])).toEqual([
      [
        'error',
        expect.stringMatching(
          /^We are sorry, but your browser does not support this feature\. It has refused to copy/,
        ),
      ],
    ]);
    expect(report).toHaveBeenCalledWith(refusal);
  },
);

it('copies the product code, and says so', async () => {
  const user = userEvent.setup();
  const { store } = openProduct();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  await user.click(await screen.findByRole('button', { name: 'Copy the product code' }));
  expect(write).toHaveBeenCalledWith('469714');
  expect(store.getState().notices.map(({ text }) => text)).toEqual(['Copied 469714.']);
});

it('shows four lines of a long description, and the rest on a press', async () => {
  const isLead = (element: Element) => element.matches('.ce-lead__text:not([data-open])');
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    return isLead(this) ? 400 : 0;
  });
  openProduct();
  const more = await screen.findByRole('button', { name: 'More' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(more);
  expect(screen.getByRole('button', { name: 'Less' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('Mid-shade red perylene pigment.').dataset.open).toBe('true');
});

const complete = { ...rubelis, assets: [toldDocument('a-1')], form: 'Powder', e_number: 'E 161' };
const fields = [
  { code: 'form', title: 'Form', informationType: 'product_detail' },
  { code: 'e_number', title: 'E number', informationType: 'regulatory_info' },
];
const TITLES = [
  ...['Use in coatings', 'Technical properties', 'Colour in the a*/b* plane', 'Nearest shades'],
  ...['Product data', 'Requirements and regulatory', 'Documents', 'Formulations', 'Contact'],
];

it.each([
  ['the nearest shades', '/nearest', ['Nearest shades']],
  ['the formulations', 'by-ingredient', ['Formulations']],
  ['the types of documents', 'type=document', ['Documents']],
  ['the names of properties', 'type=technical', TITLES.slice(1, 4)],
  ['the names of fields', 'type=field', [...TITLES.slice(0, 1), ...TITLES.slice(4, 6)]],
])('shows all else, with a complete index, while it waits for %s', async (_, late, waiting) => {
  const answers: Record<string, Answer> = {
    '/nearest': { json: [] },
    'by-ingredient': { json: [{ id: 'f-1', title: 'Primer' }] },
    'type=document': { json: documentTypes },
    'type=technical': { json: manifest.filter((entry) => 'catalogue' in entry) },
    'type=field': { json: [...fields, ...manifest.filter((entry) => !('catalogue' in entry))] },
  };
  const reply: Reply = ({ url }) => {
    const [part, answer] = Object.entries(answers).find(([key]) => url.includes(key)) ?? [];
    return part === late ? 'never' : answer;
  };
  openProduct({
    payload: { user: { userId: 'u-1', email: 'a@example.com', canViewFormulations: true } },
    answers: {
      [PIGMENT]: { json: complete },
      'POST /api/v1/manifest/search': reply,
      'GET /api/v1/pigment/p-0147/nearest': reply,
      'GET /api/v1/formulation/by-ingredient/p-0147': reply,
      'GET /api/v1/product-sheet/favorite/': { json: [] },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Rubelis Red 3240' });
  await screen.findByRole('region', { name: 'Contact' });
  const index = screen.getByRole('navigation', { name: 'On this page' });
  const entries = () =>
    within(index)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/\d+$/, ''))
      .filter((title) => TITLES.includes(title ?? ''));
  expect(entries()).toEqual(TITLES);
  const busy = () => screen.queryAllByRole('region', { busy: true }).map(nameOf);
  await waitFor(() => expect(busy()).toEqual(waiting));
  expect(entries()).toEqual(TITLES);
});

function nameOf(region: HTMLElement) {
  return within(region).getByRole('heading', { level: 2 }).textContent;
}
