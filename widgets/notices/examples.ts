import type { IslandExample } from '../../src/mount/island/example.ts';

const say = (type: 'success' | 'info' | 'warning' | 'error', text: string) => ({
  actionMessage: { type, text },
});

/** States of the notices, each from the payload, such as after a link in an email. */
export const examples: IslandExample[] = [
  {
    name: 'Success',
    shows: 'A message that goes after ten seconds, counted while nobody points at it.',
    payload: say('success', 'Your email address is verified. You can log in now.'),
  },
  {
    name: 'Information',
    shows: 'Neutral news, announced politely.',
    payload: say('info', 'You have been logged out.'),
  },
  {
    name: 'Warning',
    shows: 'A message that is announced at once and goes after ten seconds.',
    payload: say('warning', 'Ferroxa Red 130 no longer exists and was taken out of your comparison.'),
  },
  {
    name: 'Error',
    shows: 'A message that stays until it is dismissed.',
    payload: say('error', 'This link has expired. Please ask for a new one.'),
  },
  { name: 'Nothing to say', shows: 'No message: the island takes no space.' },
];
