import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '../../../widgets/profile/examples.ts';
import { profileRoutes } from '../../../widgets/profile/rules/profile-routes.ts';
import { sessionTexts } from '../../../widgets/profile/sessions/texts.ts';
import { profileTexts } from '../../../widgets/profile/texts.ts';
import { answer, answerAsPrepared, open, page } from './open-profile.tsx';

answerAsPrepared();

test.each(examples)('$name: $shows', async ({ payload = {}, props = {} }) => {
  answer('GET /api/v1/user/me/sessions', { json: [] });
  const { user } = { ...page, ...payload };
  open('/', payload, props as { start?: string });
  if (!user) {
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
    return;
  }
  const { name } = profileRoutes.find(({ path }) => path === (props.start ?? '/personal')) ?? {};
  const title = payload.texts?.[`profile.route.${name}`] ?? profileTexts[`profile.route.${name}` as never];
  const isAllowed = name !== 'sampleRequests' || user.canRequestSample;
  const shown = isAllowed ? title : profileTexts['profile.route.personalInformation'];
  expect(screen.getByRole('heading', { level: 2, name: shown })).toBeDefined();
  // Its code and the sessions come later.
  const isReachable = payload.services?.user === undefined;
  const sessions = isReachable
    ? sessionTexts['profile.sessions.none']
    : sessionTexts['profile.sessions.failed'];
  if (props.sessions) await screen.findByText(sessions);
  if (user.newEmail) expect(screen.getByText(`Waiting for ${user.newEmail}`)).toBeDefined();
});

test('no two examples have the same name', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});
