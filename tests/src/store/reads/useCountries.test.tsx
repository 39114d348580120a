import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CountriesFailed } from '../../../../src/outcome/CountriesFailed.tsx';
import { useTexts } from '../../../../src/store/hooks.ts';
import { useCountries } from '../../../../src/store/reads/useCountries.ts';
import { countryTexts } from '../../../../src/texts/countries.ts';
import { Field } from '../../../../src/ui/field/Field.tsx';
import { RemoteSelect } from '../../../../src/ui/field/RemoteSelect.tsx';
import { renderIsland } from '../../../support/render-island.tsx';
import type { Answer } from '../../../support/services/answers.ts';
import { fakeServices } from '../../../support/services/fake-services.ts';
import type { SentRequest } from '../../../support/services/sent-request.ts';

const answer = vi.fn<() => Answer>();
let sent: SentRequest[] = [];
beforeEach(() => {
  answer.mockReset();
  sent = fakeServices({ 'GET /api/v1/country': answer });
});

const countries: Answer = { json: { SE: 'Sweden', AT: 'Austria' } };

function CountryField({ label }: { label: string }) {
  const read = useCountries();
  const t = useTexts(countryTexts);
  const [country, setCountry] = useState('SE');
  return (
    <Field label={label}>
      <RemoteSelect
        status={read.status}
        options={read.status === 'ready' ? read.value : []}
        value={country}
        onChange={({ target }) => setCountry(target.value)}
        loadingText={t('countries.loading')}
        failure={(takeFocus) => <CountriesFailed countries={read} takeFocus={takeFocus} />}
      />
    </Field>
  );
}

const field = (name = 'Country') => screen.getByRole<HTMLSelectElement>('combobox', { name });
const titles = (name?: string) => [...field(name).options].map(({ textContent }) => textContent);

it('is one call for all fields; the choice stands once the options are there', async () => {
  answer.mockReturnValue(countries);
  renderIsland(
    <>
      <CountryField label="Country" />
      <CountryField label="Of origin" />
    </>,
  );
  expect(titles()).toEqual(['Loading countries …']);
  expect(field().getAttribute('aria-busy')).toBe('true');
  await screen.findAllByRole('option', { name: 'Sweden' });
  expect(titles()).toEqual(['Please select', 'Austria', 'Sweden']);
  expect(titles('Of origin')).toEqual(titles());
  expect(field().value).toBe('SE');
  expect(field().getAttribute('aria-busy')).toBeNull();
  expect(answer).toHaveBeenCalledOnce();
});

it('says that the options did not come; a new try keeps the focus and brings them', async () => {
  answer.mockReturnValueOnce('no connection').mockReturnValueOnce(countries);
  renderIsland(<CountryField label="Country" />);
  expect((await screen.findByRole('alert')).textContent).toContain('The countries could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: 'Sweden' });
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('SE');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('aborts with its last field, and asks anew for the next', async () => {
  answer.mockReturnValue('never');
  const { unmount } = renderIsland(<CountryField label="Country" />);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  unmount();
  expect(sent[0]?.signal.aborted).toBe(true);
});
