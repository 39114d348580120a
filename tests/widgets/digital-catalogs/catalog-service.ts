import type { Fake } from '../../support/fake-services.ts';

const summary = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, createdAt: '2026-07-03T10:00:00Z', isStandard: false, isFavorite: false },
  ...{ count: 3, excludedCount: 0, canEdit: true, swatches: ['#c1272d', null, '#1d4f91'] },
  ...more,
});

/** Catalogues as the service lists them. */
export const listed = {
  own: summary('c-1', 'Effects 2026', { owner: 'me', isFavorite: true, excludedCount: 2 }),
  full: summary('c-2', 'Best sellers', { owner: 'me', count: 100 }),
  standard: summary('c-3', 'Coatings selection', { isStandard: true, canEdit: false, count: 1 }),
};

/** Users by what they are to catalogues. */
export const users = {
  customer: { userId: 'u-1', email: 'a@example.com', firstName: 'A', token: 't' },
  staff: {
    ...{ userId: 'u-2', email: 'b@example.com', firstName: 'B', token: 't' },
    tokenPayload: { roles: ['internal'] },
  },
};

/** What the service answers to who lists its catalogues. */
export function listAnswers(list: readonly object[] = Object.values(listed)): Record<string, Fake> {
  return { 'GET /api/v1/catalog': { json: list } };
}
