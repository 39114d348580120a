/** A mail that the demo would have sent. */
export interface Mail {
  to: string;
  subject: string;
  /** The text part. */
  text: string;
}

/** The first link of a mail. */
export function linkIn(mail: Mail): string {
  const [link] = /https?:\/\/\S+/.exec(mail.text) ?? [];
  if (!link) throw new Error(`The mail "${mail.subject}" holds no link`);
  return link;
}
