import type { RawPayload } from '../../../../src/payload/schema.ts';
import { type Html, html } from '../../base/html.ts';
import type { Page, PageRequest } from '../page.ts';

const STATES: Readonly<Record<string, string>> = {
  new: 'Not requested yet',
  pending: 'Requested, under review',
  validated: 'Validated',
  rejected: 'Rejected; you may ask again',
};

/** `/profile`: the profile area with its routes behind the hash. */
export const profile: Page = { path: '/profile', render: (request) => renderProfile(request) };

/** `/account` and all paths below: the same with an address for each route, all of which this server must know. */
export const account: Page = {
  path: '/account/:route?',
  render: (request) => renderProfile(request, { basePath: '/account' }),
};

/** Renders the island with its fallback: facts about the signed-in user, or a login link. */
function renderProfile({ payload: { user, logoutUrl } }: PageRequest, props: { basePath?: string } = {}) {
  const fallback = user ? renderFacts(user, logoutUrl) : renderInvitation();
  const json = JSON.stringify({ ...props, sessions: true, ownData: true });
  return {
    file: 'profile',
    slots: { island: html`<div data-ce-widget="profile" data-ce-props="${json}">${fallback}</div>` },
  };
}

function renderInvitation(): Html {
  return html`<p class="lead">Log in to see your details, your validation and your saved work.</p>
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
