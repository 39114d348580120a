import { describe, expect, it } from 'vitest';
import { dueGates, type GateFacts } from '../../../../src/domain/gates/due-gates.ts';
import { unknownActions } from '../../../../src/domain/gates/required-actions.ts';

const user = (changes: Partial<NonNullable<GateFacts['user']>> = {}): NonNullable<GateFacts['user']> => ({
  requiredActions: [],
  privacyPolicyStates: [],
  ...changes,
});
const due = (facts: Partial<GateFacts>) =>
  dueGates({ user: null, confirmedResidence: '', isSheetsCheckDue: false, ...facts });

describe('the initial password', () => {
  it('is due while the user is required to change it', () => {
    expect(due({ user: user({ requiredActions: ['changeInitialPassword'] }) })).toEqual([
      'change-initial-password',
    ]);
    expect(due({ user: user() })).toEqual([]);
  });

  it('does not depend on other required actions, which are told apart', () => {
    const odd = user({ requiredActions: ['signInBlood', 'changeInitialPassword', 'dance'] });
    expect(due({ user: odd })).toEqual(['change-initial-password']);
    expect(unknownActions(odd)).toEqual(['signInBlood', 'dance']);
    expect(due({ user: user({ requiredActions: ['dance'] }) })).toEqual([]);
    expect(unknownActions(null)).toEqual([]);
  });
});

describe('the privacy policy', () => {
  const latestPrivacyPolicy = { version: '2026-09' };

  it('does not cover the data protection page, which it links to (decision C3)', () => {
    const facts = { user: user(), latestPrivacyPolicy };
    expect(due({ ...facts, page: { dataProtection: false } })).toEqual(['privacy-policy']);
    expect(due({ ...facts, page: { dataProtection: true } })).toEqual([]);
  });

  const state = (version: string, accepted = true) => ({ version, accepted });

  it.each([
    ['nothing accepted', [], true],
    ['an older version accepted', [state('2024-03')], true],
    ['the latest rejected', [state('2026-09', false)], true],
    ['the latest accepted', [state('2026-09')], false],
    ['the latest accepted after it was rejected', [state('2026-09', false), state('2026-09')], false],
  ])('is due or not for a user with %s', (_, privacyPolicyStates, isDue) => {
    const gates = due({ user: user({ privacyPolicyStates }), latestPrivacyPolicy });
    expect(gates).toEqual(isDue ? ['privacy-policy'] : []);
  });

  it('asks neither visitors nor internal staff, and no one where the page names none (rows 83, 85)', () => {
    expect(due({ latestPrivacyPolicy })).toEqual([]);
    expect(due({ user: user({ tokenPayload: { roles: ['internal'] } }), latestPrivacyPolicy })).toEqual([]);
    expect(due({ user: user({ tokenPayload: { roles: ['validated'] } }), latestPrivacyPolicy })).toHaveLength(
      1,
    );
    expect(due({ user: user() })).toEqual([]);
  });
});

describe('the country', () => {
  it('is asked for on a page that is for some countries, of visitors too', () => {
    expect(due({ requestCountry: ['DE'] })).toEqual(['country-confirmation']);
    expect(due({ user: user({ country: 'US' }), requestCountry: ['DE'] })).toEqual(['country-confirmation']);
    expect(due({ requestCountry: [] })).toEqual([]);
    expect(due({})).toEqual([]);
  });

  it('is known from the profile, or confirmed', () => {
    expect(due({ user: user({ country: 'DE' }), requestCountry: ['CH', 'DE'] })).toEqual([]);
    expect(due({ requestCountry: ['CH', 'DE'], confirmedResidence: 'CH-DE' })).toEqual([]);
  });
});

describe('changed sheets', () => {
  const previousLogin = '2026-08-17T07:30:00.000Z';

  it('are looked for after a login, unless it was the first', () => {
    expect(due({ user: user({ previousLogin }), isSheetsCheckDue: true })).toEqual(['changed-sheets-hint']);
    expect(due({ user: user({ previousLogin }) })).toEqual([]);
    expect(due({ user: user(), isSheetsCheckDue: true })).toEqual([]);
    expect(due({ user: user({ previousLogin: 'yesterday' }), isSheetsCheckDue: true })).toEqual([]);
    expect(due({ isSheetsCheckDue: true })).toEqual([]);
  });
});
