import { expect, it } from 'vitest';
import { readCountries } from '../../../src/services/countries.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const read = (signal = new AbortController().signal) => readCountries(fakeContext(), signal);

it('asks the backend, and gives options sorted by name', async () => {
  const sent = answerAll({ AT: 'Austria', DE: 'Germany', AX: 'Åland Islands', CI: 'Côte d’Ivoire' });
  const options = await read();
  expect(sent).toEqual([{ method: 'GET', url: 'https://backend.example/api/v1/country' }]);
  expect(options).toEqual([
    { value: 'AX', title: 'Åland Islands' },
    { value: 'AT', title: 'Austria' },
    { value: 'CI', title: 'Côte d’Ivoire' },
    { value: 'DE', title: 'Germany' },
  ]);
});

it.each([null, [{ code: 'DE' }], { DE: { name: 'Germany' } }, 'DE'])(
  'takes %j for malformed',
  async (answer) => {
    answerAnyway(answer);
    await expect(read()).rejects.toMatchObject({ kind: 'malformed' });
  },
);

it('is aborted by its caller', async () => {
  answerAll({});
  await expect(read(AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
});
