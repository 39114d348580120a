import { expect, it } from 'vitest';
import { ownAddress } from '../../../../../src/listing/state/history/own-address.ts';

const options = {
  ...{ mode: 'search' as const, filters: {}, urlKeys: {}, urlPrefix: '' },
  ...{ types: ['pigments', 'assets'] as const, tabs: ['all', 'mysheets'] as const, views: ['list'] as const },
};

it('reads the filters of the address', () => {
  const query = ownAddress(options).read('?q=red&i=coatings&type=assets&other=1');
  expect(query).toMatchObject({ term: 'red', type: 'assets', filters: { i: ['coatings'] } });
});

it('leaves out what the page has set', () => {
  const { filters } = ownAddress({ ...options, filters: { i: 'plastics' } }).read('?i=coatings&c=red');
  expect(filters).toEqual({ c: ['red'] });
});

it('knows tabs of sheets only', () => {
  expect(ownAddress(options).read('?tab=mysheets').tab).toBeUndefined();
  expect(ownAddress({ ...options, mode: 'sheets' }).read('?tab=mysheets').tab).toBe('mysheets');
});
