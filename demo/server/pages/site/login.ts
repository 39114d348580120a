import { html } from '../../base/html.ts';
import type { Page } from '../page.ts';
import { formTokenField } from './link-page.ts';

/** `/login`: target of the login links without the widgets; opens the overlay and lists the demo's users. */
export const login: Page = {
  path: '/login',
  describe: (c) => ({ backUrl: c.req.query('to') ?? '/', overrides: { showLogin: true } }),
  render: ({ deps }) => ({
    file: 'login',
    slots: {
      password: deps.demoPassword,
      people: deps.identities.map(
        ({ key, title, summary, email }) =>
          html`<tr><th scope="row">${title}</th><td>${summary}</td><td>${email && html`<span class="mono">${email}</span>`}</td><td><a href="/demo/sign-in?as=${key}&amp;to=/">View as ${title.toLowerCase()}</a></td></tr>`,
      ),
    },
  }),
};

/** `/reset-password`: the widget, and a form that replaces it without JavaScript. */
export const resetPassword: Page = {
  path: '/reset-password',
  // A later login must not return to the used link.
  describe: () => ({ backUrl: '/' }),
  render({ c, deps, payload }) {
    const email = deps.resetEmail(c.req.query('token') ?? '');
    return {
      file: 'reset-password',
      slots: {
        formToken: formTokenField(payload.formSecurityToken),
        email,
        props: JSON.stringify(email ? { email } : {}),
      },
    };
  },
};
