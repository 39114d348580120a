import { type Html, html } from '../../base/html.ts';
import type { Page, PageRequest } from '../page.ts';

const paths = [
  '/verify-email',
  '/confirm-email',
  '/login/2fa',
  '/delete-account',
  '/delete-account/confirm',
  '/was-not-me',
  '/sample-state',
  '/logout',
];

/** Pages of mailed links, and of other links with an action: a sentence, and a button that runs it. */
export const linkPages: readonly Page[] = paths.map((path) => ({
  path,
  describe: (c, deps) => ({ backUrl: deps.linkPage(c).back ?? '/' }),
  render(request) {
    const { title, text, button, shown, link } = request.deps.linkPage(request.c);
    return {
      file: 'link',
      title,
      slots: {
        heading: title,
        text,
        action: button
          ? renderButton(request, button, shown)
          : link &&
            html`<p><a class="button" href="${link.address}"${link.opensLogin && html` data-ce-open="login"`}>${link.title}</a></p>`,
      },
    };
  },
}));

function renderButton(
  { payload }: PageRequest,
  button: { title: string; isDangerous?: boolean },
  shown: string | undefined,
): Html {
  return html`<form method="post">
${formTokenField(payload.formSecurityToken)}
<input type="hidden" name="shown" value="${shown}">
<button class="button${button.isDangerous && ' button--danger'}" type="submit">${button.title}</button>
<a class="button button--quiet" href="/">Cancel</a>
</form>`;
}

/** Renders the field that proves to the server that a form was sent from its own page. */
export function formTokenField(token: string | undefined): Html {
  return html`<input type="hidden" name="formSecurityToken" value="${token}">`;
}
