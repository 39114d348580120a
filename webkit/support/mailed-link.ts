import { inject } from 'vitest';

/** The link of the newest mail to an address, from the demo's outbox. */
export async function mailedLink(to: string): Promise<string> {
  const answer = await fetch(new URL('/demo/outbox.json', inject('site')));
  const mails: { to: string; text: string }[] = await answer.json();
  const [link] = /https?:\/\/\S+/.exec(mails.find((mail) => mail.to === to)?.text ?? '') ?? [];
  if (!link) throw new Error(`No mail with a link to ${to}`);
  return link;
}
