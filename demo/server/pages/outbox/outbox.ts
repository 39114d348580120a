import { type Html, html } from '../../base/html.ts';
import type { Mail } from '../../ground/mail/mail.ts';
import type { Page } from '../page.ts';
import { notFound } from '../site/not-found.ts';
import { linkAddresses } from './link-addresses.ts';
import { simplifyMail } from './simplify-mail.ts';

/** `/outbox`, the newest mail, and `/outbox/:id`: the mails of the demo, which are not really sent. */
export const outbox: Page = {
  path: '/outbox/:id?',
  describe: () => ({ keepOnceOnly: true }),
  render(request) {
    const id = request.c.req.param('id');
    const mails = request.deps.outbox();
    const shown = id === undefined ? mails[0] : request.deps.outboxMail(Number(id));
    if (id !== undefined && !shown) return notFound.render(request);
    return {
      file: 'outbox',
      slots: {
        view: id === undefined ? 'list' : 'mail',
        list: mails.length > 0 ? renderList(mails, shown) : renderEmpty(),
        mail: shown && renderMail(shown),
      },
    };
  },
};

function renderEmpty(): Html {
  return html`<p class="outbox__empty">No mail yet. Log in as the user with two-factor login, or ask for a new verification mail: it arrives here.</p>`;
}

function renderList(mails: readonly Mail[], shown: Mail | undefined): Html {
  return html`<ol class="outbox__list">${mails.map(
    ({ id, to, subject, sentAt }) =>
      html`<li><a href="/outbox/${id}"${id === shown?.id && html` aria-current="true"`}><span class="outbox__to">${to}</span>${renderTime(sentAt)}<span class="outbox__subject">${subject}</span></a></li>\n`,
  )}</ol>`;
}

function renderMail(mail: Mail): Html {
  return html`<article class="mail" aria-labelledby="subject">
<header class="mail__head">
<h2 id="subject">${mail.subject}</h2>
<dl class="mail__facts"><div><dt>From</dt><dd>${mail.from}</dd></div><div><dt>To</dt><dd>${mail.to}</dd></div><div><dt>Sent</dt><dd>${renderTime(mail.sentAt)}</dd></div></dl>
</header>
<div class="mail__body">${simplifyMail(mail.html)}</div>
<p class="mail__alone"><a href="/demo/outbox/${mail.id}/body">HTML part as mailed</a></p>
<details class="mail__part"><summary>Text part</summary><pre tabindex="0">${linkAddresses(mail.text)}</pre></details>
<details class="mail__part"><summary>As sent</summary><pre tabindex="0">${mail.raw}</pre></details>
</article>`;
}

function renderTime(sentAt: string): Html {
  return html`<time datetime="${sentAt}">${sentAt.slice(0, 16).replaceAll('-', '/').replace('T', ' ')}</time>`;
}
