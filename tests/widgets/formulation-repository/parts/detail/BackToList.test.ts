import { expect, it } from 'vitest';
import { listAddress } from '../../../../../widgets/formulation-repository/parts/detail/BackToList.tsx';

const page = 'https://site.example/formulations?id=f-1';

it.each([
  ['https://site.example/formulations?c=red&sort=name', '/formulations?c=red&sort=name'],
  ['https://site.example/formulations?id=f-2', '/formulations'],
  ['https://site.example/product/p-1', '/formulations'],
  ['https://evil.example/formulations?c=red', '/formulations'],
  ['', '/formulations'],
])('from %j the list is at %s', (referrer, address) => {
  expect(listAddress(page, referrer)).toBe(address);
});
