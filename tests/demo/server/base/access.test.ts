import { describe, expect, it } from 'vitest';
import { canSee, canSeeCompetitors, canSeeProduct, isInternal } from '../../../../demo/server/base/access.ts';

const levels = ['public', 'public_restricted', 'restricted', 'internal'] as const;

describe('canSee', () => {
  it.each([
    ['a visitor', { userId: null, roles: undefined }, 'yes no no no'],
    ['a visitor who claims roles', { userId: null, roles: ['internal'] }, 'yes no no no'],
    ['a token without a roles list', { userId: 'u', roles: undefined }, 'yes yes no no'],
    ['an empty roles list', { userId: 'u', roles: [] }, 'yes no yes no'],
    ['public_restricted', { userId: 'u', roles: ['public_restricted'] }, 'yes yes yes no'],
    ['validated alone', { userId: 'u', roles: ['validated'] }, 'yes no yes no'],
    ['internal', { userId: 'u', roles: ['internal'] }, 'yes yes yes yes'],
    ['admin alone', { userId: 'u', roles: ['admin'] }, 'yes no yes no'],
  ])('shows %s the documents of their access levels alone', (_who, viewer, expected) => {
    expect(levels.map((level) => (canSee(level, viewer) ? 'yes' : 'no')).join(' ')).toBe(expected);
  });
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
