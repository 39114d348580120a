import { expect, it } from 'vitest';
import { isOwnAddress, serviceAddress, serviceHeaders } from '../../../src/http/service-address.ts';
import { fakeContext } from '../../support/http-context.ts';

it.each([
  ['search', 'https://search.example/base/'],
  ['document', 'https://document.example/'],
] as const)('gives the address of the %s service with a slash at its end', (service, address) => {
  expect(serviceAddress(fakeContext(), service)).toBe(address);
});

it('is the page itself without an address, and none where that is wrong', () => {
  expect(serviceAddress({ services: {} }, 'user')).toBe('http://localhost:3000/');
  expect(serviceAddress({ services: { user: 'https://[user]/' } }, 'user')).toBeUndefined();
});

it.each([
  ['/x', true],
  ['https://user.example/x', true],
  ['https://search.example/elsewhere', true],
  ['https://analytics.example/x', false],
  ['https://evil.example/', false],
])('knows whether %s is ours: %s', (address, isOwn) => {
  expect(isOwnAddress(fakeContext(), address)).toBe(isOwn);
});

it.each([
  ['search', 'https://search.example/', { authorization: 'Bearer t', 'x-request-region': 'europe' }],
  ['document', 'https://evil.example/', { 'x-request-region': 'europe' }],
  ['user', 'https://user.example/', { authorization: 'Bearer t' }],
] as const)('sends with a call of the %s service to %s: %j', (service, url, headers) => {
  expect(serviceHeaders(fakeContext('t'), service, url)).toEqual(headers);
});

it('sends nothing of a visitor without a region', () => {
  const context = { ...fakeContext(), region: undefined };
  expect(serviceHeaders(context, 'search', 'https://search.example/')).toEqual({});
});
