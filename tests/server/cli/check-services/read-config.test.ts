import { describe, expect, it, test } from 'vitest';
import { readConfig } from '../../../../server/cli/check-services/read-config.ts';

const read = (value: unknown) => readConfig(JSON.stringify(value));
const origin = 'https://www.example.com';

test('reads the addresses as a payload has them', () => {
  const services = { user: 'https://user.example.com', search: '/search', mobileViewer: '/m/{id}' };
  expect(read({ origin: `${origin}/`, services, region: 'europe', examples: { productId: '7' } })).toEqual({
    ...{ origin, services, region: 'europe', examples: { productId: '7' }, notOffered: [] },
  });
  expect(read({ origin, services: {} })).toEqual({ origin, services: {}, examples: {}, notOffered: [] });
});

describe('a wrong file', () => {
  it.each([
    [[], 'The settings must be an object.'],
    [{ origin }, 'services must be present, but is missing or null.'],
    [{ services: {} }, 'origin must be the origin of your pages, such as "https://www.example.com".'],
    [{ origin: `${origin}/shop`, services: {} }, 'origin must be the origin of your pages'],
    [{ origin, services: { user: 7 } }, 'services.user must be string, but is 7.'],
    [
      { origin, services: { edit: '/edit' } },
      'services.edit must be text with "{id}" in it, but is "/edit".',
    ],
    [{ origin, services: { serch: '/s' } }, 'There is no "services.serch". Did you mean "search"?'],
    [{ origin, services: {}, regions: 'eu' }, 'There is no "regions". Did you mean "region"?'],
    [
      { origin, services: {}, examples: { colour: 'red' } },
      'There is no "examples.colour". Known are productId,',
    ],
    [
      { origin, services: {}, notOffered: ['GET /api/v1/catalogs'] },
      'There is no call "GET /api/v1/catalogs". Did you mean "GET /api/v1/catalog"?',
    ],
    [{ origin, services: {}, notOffered: 'catalogs' }, 'notOffered must be Array, but is "catalogs".'],
    [{ origin, services: {}, token: 'secret' }, 'There is no "token". A token stands in no file'],
  ])('with %j is named by its path', (value, message) => {
    expect(() => read(value)).toThrow(message);
  });

  test('that is no JSON is named with the position', () => {
    expect(() => readConfig('{"origin": }')).toThrow('The settings are no JSON: see line 1, column 12');
  });

  test('has all of its faults named', () => {
    expect(() => read({ origin: 'example', services: { user: 7 }, regio: 'eu' })).toThrow(
      /origin must.*\nservices\.user must.*\nThere is no "regio"/,
    );
  });
});
