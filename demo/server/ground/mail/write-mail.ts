import { company } from '../../../data/portal/company.ts';
import { type Html, html, trustedHtml } from '../../base/html.ts';
import { type Fact, factsAsHtml, factsAsText, linesAsHtml } from './fact.ts';
import type { MailContent } from './mail.ts';

/** Texts of a mail. */
export interface Letter {
  subject: string;
  /** Shown by mail programs beside the subject. */
  preview: string;
  /** Reply-to address, if it isn't the portal's. */
  replyTo?: NonNullable<MailContent['replyTo']>;
  greeting: string;
  /** Their line breaks are kept. */
  paragraphs: readonly string[];
  /** Facts for the staff, below the paragraphs. @default none */
  facts?: readonly Fact[];
  action?: { title: string; link: string };
  /** The link by which the owner of the account stops the change, below the notes. */
  objection?: { title: string; link: string };
  /** Small print below the action: how long the link is valid, what to do if it wasn't you. */
  notes: readonly string[];
}

/** Renders a mail as text, and as HTML for old mail programs: one table, inline styles. */
export function writeMail(letter: Letter): MailContent {
  const { subject, replyTo, greeting, paragraphs, facts = [], action, notes, objection } = letter;
  const text = [
    ...[greeting, ...paragraphs, ...factsAsText(facts), ...linkAsText(action), ...notes],
    ...linkAsText(objection),
    `-- \n${company.portal}`,
  ].join('\n\n');
  return {
    subject,
    text: `${text}\n`,
    html: `<!doctype html>\n${renderLetter(letter)}\n`,
    ...(replyTo ? { replyTo } : {}),
  };
}

function linkAsText(link: Letter['action']): string[] {
  return link ? [`${link.title}:\n${link.link}`] : [];
}

const sans = "font-family:'Helvetica Neue',Helvetica,'Segoe UI',Arial,sans-serif";
const quiet = trustedHtml(`${sans};margin:0 0 8px;font-size:13px;line-height:20px;color:#56585c`);
const plain = trustedHtml(`${sans};margin:0 0 16px;font-size:16px;line-height:25px;color:#161719`);
const heading = trustedHtml(
  `${sans};margin:0 0 20px;font-size:24px;line-height:31px;font-weight:600;color:#161719`,
);
const brand = trustedHtml(
  `${sans};font-size:13px;line-height:20px;font-weight:600;letter-spacing:.02em;color:#161719`,
);
const button = trustedHtml(
  `${sans};display:inline-block;padding:14px 24px;border-radius:2px;background:#2a2d86;color:#ffffff;font-size:16px;line-height:20px;font-weight:600;text-decoration:none`,
);

/** Colours of a row of chips, which are table cells, since many mail programs block images. */
const chips = ['#2a2d86', '#1f6fb2', '#1d8a78', '#e0a526', '#c8452d', '#7b2d52'];

function renderLetter(letter: Letter): Html {
  const { subject, preview, greeting, paragraphs, facts = [], action, notes, objection } = letter;
  return html`<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:#f3f3f1">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f3f3f1"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #d6d6d2">
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${chips.map(
    (color) =>
      html`<td height="6" style="height:6px;line-height:6px;font-size:0;background:${color}">&nbsp;</td>`,
  )}</tr></table></td></tr>
<tr><td style="padding:28px 40px 0"><span style="${brand}">C&amp;E Pigment Portal</span></td></tr>
<tr><td style="padding:28px 40px 8px">
<h1 style="${heading}">${subject}</h1>
${[greeting, ...paragraphs].map((paragraph) => html`<p style="${plain}">${linesAsHtml(paragraph.split('\n'))}</p>\n`)}${factsAsHtml(facts, plain)}</td></tr>
${action && renderAction(action)}<tr><td style="padding:0 40px 32px"><div style="border-top:1px solid #d6d6d2;padding-top:20px">${notes.map(
    (note) => html`<p style="${quiet}">${note}</p>`,
  )}${
    objection &&
    html`<p style="${quiet}"><a href="${objection.link}" style="color:#2a2d86">${objection.title}</a></p>`
  }</div></td></tr>
</table>
<p style="${quiet}"><br>C&amp;E Pigment Portal · This mail was made by a demo and sent to nobody.</p>
</td></tr></table>
</body>
</html>`;
}

function renderAction({ title, link }: NonNullable<Letter['action']>): Html {
  return html`<tr><td style="padding:8px 40px 28px"><a href="${link}" style="${button}">${title}</a>
<p style="${quiet}"><br>If the button does nothing, copy this address into your browser:<br><a href="${link}" style="color:#2a2d86;word-break:break-all">${link}</a></p></td></tr>
`;
}
