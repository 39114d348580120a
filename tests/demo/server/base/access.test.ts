import { describe, expect, it } from 'vitest';
import { canSee, canSeeCompetitors, canSeeProduct, isInternal } from '../../../../demo/server/base/access.ts';

const levels = ['public', 'public_restricted', 'restricted', 'internal'] as const;

// The rule itself is tested where it stands (src/domain/documents).
it.each([
  ['a visitor who claims roles', { userId: null, roles: ['internal'] }, 'yes no no no'],
  ['a token without a roles list', { userId: 'u', roles: undefined }, 'yes yes no no'],
  ['an empty roles list', { userId: 'u', roles: [] }, 'yes no yes no'],
  ['internal', { userId: 'u', roles: ['internal'] }, 'yes yes yes yes'],
])('shows %s the documents of their access levels alone', (_who, viewer, expected) => {
  expect(levels.map((level) => (canSee(level, viewer) ? 'yes' : 'no')).join(' ')).toBe(expected);
});

describe('roles', () => {
  const withRoles = (...roles: string[]) => ({ userId: 'u', roles });

  it('admin implies competitor viewer, internal does not', () => {
    expect([canSeeCompetitors(withRoles('admin')), canSeeCompetitors(withRoles('internal'))]).toEqual([
      true,
      false,
    ]);
    expect(isInternal({ userId: null, roles: ['internal'] })).toBe(false);
  });

  it('internal opens internal products, and no other', () => {
    const visitor = { userId: null, roles: undefined };
    expect(canSeeProduct({ isInternal: false }, visitor)).toBe(true);
    const viewers = [visitor, withRoles('validated'), withRoles('internal')];
    expect(viewers.map((viewer) => canSeeProduct({ isInternal: true }, viewer))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
