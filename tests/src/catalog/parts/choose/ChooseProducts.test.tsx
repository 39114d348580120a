import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { DigitalCatalogs } from '../../../../../widgets/digital-catalogs/DigitalCatalogs.tsx';
import type { DigitalCatalogsProps } from '../../../../../widgets/digital-catalogs/island.ts';
import { digitalCatalogs } from '../../../../../widgets/digital-catalogs/island.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { services } from '../../../../support/services/fake-services.ts';
import {
  catalogService,
  opened,
  searchesOf,
  users,
} from '../../../../widgets/digital-catalogs/catalog-service.ts';

const show = (user: RawPayload['user'] | null = users.customer) =>
  renderIsland(<DigitalCatalogs {...(v.parse(digitalCatalogs.props, {}) as DigitalCatalogsProps)} />, {
    services,
    ...(user && { user }),
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => {
  button(name).focus();
  fireEvent.click(button(name));
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Products' })).getAllByRole('listitem');

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/catalogs?id=c-1');
});

// What waits is sent as the catalogue is left.
afterEach(async () => {
  cleanup();
  await vi.dynamicImportSettled();
});

describe('choosing from the listing', () => {
  it('begins with a button, and ends where it began, with what was chosen', async () => {
    const { saved, state } = catalogService();
    show();
    await rows();
    press('Choose from the listing');
    const heading = await title('Add to Effects 2026');
    expect(document.activeElement).toBe(heading);
    expect(location.search).toBe('?id=c-1&choose=true');
    await rows();
    expect(searchesOf(state.sent).at(-1)?.query.has('ids')).toBe(false);
    expect(button('Added, no. 1: Pigment 1').getAttribute('aria-disabled')).toBe('true');
    press('Add: Pigment 9');
    expect(document.activeElement).toBe(button('Added, no. 3: Pigment 9'));
    expect(screen.getByText('Pigment 9 is now number 3.')).toBeDefined();
    press('Include: Pigment 2');
    expect(button('Added, no. 2: Pigment 2')).toBeDefined();
    press('Undo');
    expect(button('Include: Pigment 2')).toBeDefined();
    await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 3000 });
    expect(saved()[0]).toMatchObject({
      productIds: ['p-1', 'p-2', 'p-3', 'p-9'],
      excludedProductIds: ['p-2'],
    });

    history.replaceState(null, '', '/catalogs?id=c-1&choose=true&choose-c=red&utm=1');
    press('Done');
    const back = await title('Effects 2026');
    expect(document.activeElement).toBe(back);
    expect(location.search).toBe('?id=c-1&utm=1');
    await waitFor(async () => expect(await rows()).toHaveLength(4));
  });

  it('ends when the browser goes Back', async () => {
    catalogService();
    show();
    await rows();
    press('Choose from the listing');
    await title('Add to Effects 2026');
    history.replaceState(null, '', '/catalogs?id=c-1');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(await title('Effects 2026')).toBeDefined();
  });

  it('says that there are too many products', async () => {
    const productIds = Array.from({ length: 100 }, (_, at) => `p-${at + 20}`);
    const { saved } = catalogService({ ...opened, productIds, excludedProductIds: [] });
    history.replaceState(null, '', '/catalogs?id=c-1&choose=true');
    show();
    await rows();
    press('Add: Pigment 9');
    expect(screen.getByText('Too many products: remove one to save your changes')).toBeDefined();
    press('Undo');
    expect(screen.queryByText(/^Too many/)).toBeNull();
    expect(saved()).toEqual([]);
  });

  it.each([
    ['a visitor', null, opened],
    ['who may not change it', users.customer, { ...opened, canEdit: false }],
  ])('is offered by no address and no button to %s', async (_, user, catalog) => {
    catalogService(catalog);
    history.replaceState(null, '', '/catalogs?id=c-1&choose=true');
    show(user);
    expect(await title('Effects 2026')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Choose from the listing' })).toBeNull();
  });
});
