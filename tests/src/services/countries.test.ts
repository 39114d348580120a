import { expect, it, vi } from 'vitest';
import { readCountries } from '../../../src/services/countries.ts';
import { fakeContext } from '../../support/http-context.ts';

let request: Request;

function read(answer: unknown, signal = new AbortController().signal) {
  vi.stubGlobal('fetch', async (sent: Request) => {
    request = sent;
    sent.signal.throwIfAborted();
    return new Response(JSON.stringify(answer));
  });
  return readCountries(fakeContext(), signal);
}

it('asks the backend, and gives options sorted by name', async () => {
  const options = await read({ AT: 'Austria', DE: 'Germany', AX: 'Åland Islands', CI: 'Côte d’Ivoire' });
  expect([request.method, request.url]).toEqual(['GET', 'https://backend.example/api/v1/country']);
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
    await expect(read(answer)).rejects.toMatchObject({ kind: 'malformed' });
  },
);

it('is aborted by its caller', async () => {
  await expect(read({}, AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
});
