import type { RawPayload } from '../../../../src/payload/schema.ts';
import { type Html, html } from '../html.ts';
import type { Page } from '../page.ts';

const STATES: Readonly<Record<string, string>> = {
  new: 'Not requested yet',
  pending: 'Requested, under review',
  validated: 'Validated',
  rejected: 'Rejected; you may ask again',
};

/** `/profile`: what the site knows of the signed-in user, or the way to sign in. */
export const profile: Page = {
  path: '/profile',
  render: ({ payload: { user, logoutUrl } }) => ({
    file: 'profile',
    slots: { content: user ? renderFacts(user, logoutUrl) : renderInvitation() },
  }),
};

function renderInvitation(): Html {
  return html`<p class="lead">Sign in to see your details, your validation and your saved work.</p>
<p><a class="button" href="/login" data-ce-open="login">Log in</a></p>`;
}

function renderFacts(user: NonNullable<RawPayload['user']>, logoutUrl = '/logout'): Html {
  const facts: [string, string | undefined][] = [
    ['Name', [user.firstName, user.lastName].filter(Boolean).join(' ')],
    ['Email', user.email],
    ['Company', user.company],
    ['Country', user.country],
    ['Region', user.region],
    ['Validation', STATES[user.validationState ?? 'new']],
    ['Customer service', user.customerService?.email],
    ['Account manager', user.accountManager?.email],
  ];
  return html`<dl class="facts">${facts.map(([term, value]) => value && html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>
<p><a class="button button--quiet" href="${logoutUrl}">Log out</a></p>`;
}
