import type { IslandExample } from '../../src/mount/island/example.ts';

const user = {
  userId: 'u-12',
  email: 'olga.ferrari@example.com',
  firstName: 'Olga',
  lastName: 'Ferrari',
  privacyPolicyStates: [{ version: '2024-03', accepted: true, date: '2024-03-18T10:00:00.000Z' }],
};

const changes =
  '<p>We have revised our privacy policy. What is new:</p><ul><li>Saved comparisons are kept for <strong>24 months</strong>.</li><li>Requests for samples are passed on to the warehouse of your region.</li></ul><p>Read it in full on the page <a href="/data-protection">Data protection</a>.</p>';

const clause = (number: number) =>
  `<h3>${number}. What we keep, and for how long</h3><p>We keep your name, company and email address for as long as you have an account. Downloads and requests for samples are kept for ten years, as the law on chemicals asks us to.</p><p>You may see, correct, export and delete what we hold; write to <a href="mailto:privacy@example.org">privacy@example.org</a>, and we answer within a month.</p>`;

/** States of the privacy-policy gate that come from the payload. The others follow from user actions. */
export const examples: IslandExample[] = [
  {
    name: 'New version',
    shows: 'What has changed, with the two answers.',
    payload: { user, latestPrivacyPolicy: { version: '2026-09', description: changes } },
  },
  {
    name: 'Whole policy',
    shows: 'A long text scrolls inside; the answers stay in reach.',
    payload: {
      user: { ...user, privacyPolicyStates: [] },
      latestPrivacyPolicy: {
        version: '2026-09',
        description: `<h2>Privacy policy of September 2026</h2>${[1, 2, 3, 4, 5, 6, 7, 8].map(clause).join('')}`,
      },
    },
  },
  {
    name: 'Accepted',
    shows: 'Nothing: who has accepted the latest version is not asked again.',
    payload: {
      user: { ...user, privacyPolicyStates: [{ version: '2026-09' }] },
      latestPrivacyPolicy: { version: '2026-09', description: changes },
    },
  },
  {
    name: 'Internal staff',
    shows: 'Nothing: internal staff is exempt.',
    payload: {
      user: { ...user, tokenPayload: { roles: ['internal'] } },
      latestPrivacyPolicy: { version: '2026-09', description: changes },
    },
  },
];
