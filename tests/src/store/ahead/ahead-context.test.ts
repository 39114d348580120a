import { expect, it } from 'vitest';
import { aheadContext } from '../../../../src/store/ahead/ahead-context.ts';

it('says where services are, and who looks at the page', () => {
  const services = { search: 'https://search.example', broken: 1 };
  const page = aheadContext({
    fields: { services, user: { userId: 7, token: 't' }, requestRegion: 'europe' },
  });
  expect(page).toMatchObject({
    ...{ services: { search: 'https://search.example' }, region: 'europe', userId: '7' },
  });
  expect(page.token()).toBe('t');
});

it('knows a visitor by the lack of a user', () => {
  const page = aheadContext({ fields: {} });
  expect(page).toMatchObject({ services: {}, userId: null });
  expect(page.token()).toBeNull();
});
