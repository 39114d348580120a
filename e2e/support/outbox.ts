import { expect, type Page } from '@playwright/test';

/** An email in the demo's outbox. */
export interface Mail {
  to: string;
  subject: string;
  /** The text part. */
  text: string;
}

/** The first link of an email. */
export function linkIn(mail: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`The mail "${mail.subject}" holds no link`);
  return link;
}

/** Follows the first link of an email, and presses the button of its page: the link alone does nothing. */
export async function followLink(page: Page, mail: Mail | undefined): Promise<void> {
  if (!mail) throw new Error('No mail came.');
  await page.goto(linkIn(mail));
  await page.getByRole('main').getByRole('button').click();
}

/** The same without showing anything. */
export async function followLinkUnseen(page: Page, mail: Mail | undefined): Promise<void> {
  if (!mail) throw new Error('No mail came.');
  const shown = await (await page.request.get(linkIn(mail))).text();
  const fields = shown.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  const form = Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
  await page.request.post(linkIn(mail), { form, maxRedirects: 0 });
}

/** Emails to an address that contain a text, newest first; waits for that many. */
export async function mailsTo(page: Page, to: string, count: number, text = ''): Promise<Mail[]> {
  let found: Mail[] = [];
  await expect(async () => {
    const mails: Mail[] = await (await page.request.get('/demo/outbox.json')).json();
    found = mails.filter((mail) => mail.to === to && mail.text.includes(text));
    expect(found, `mails to ${to}`).toHaveLength(count);
  }).toPass({ timeout: 10_000 });
  return found;
}
