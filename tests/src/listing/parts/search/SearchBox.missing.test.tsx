import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SearchBox } from '../../../../../src/listing/parts/search/SearchBox.tsx';
import { showInListing } from '../../../../support/show-in-listing.tsx';

vi.mock('../../../../../src/listing/parts/search/SearchSuggestions.tsx', () => {
  throw new Error('the file is missing');
});

it('says that there are no suggestions where their file is missing, until someone is done', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const user = userEvent.setup();
  const { listing } = showInListing(
    <SearchBox suggests productHref={() => undefined} />,
    {},
    { actions: { suggest: vi.fn() } },
  );
  const box = screen.getByRole('combobox');
  await user.type(box, 'red');
  const words = await screen.findByText(/^The suggestions cannot be loaded/);
  expect(words.getAttribute('role')).toBe('status');
  await user.keyboard('{Enter}');
  expect(words.textContent).toBe('');
  expect(listing.search).toHaveBeenLastCalledWith('red', 'submitted');
});
