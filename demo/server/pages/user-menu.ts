import * as v from 'valibot';
import { payloadFields, type RawPayload } from '../../../src/payload/schema.ts';
import { userInitials, userName } from '../../../widgets/user-menu/user-name.ts';
import { type Html, html } from '../base/html.ts';

/** Renders the user menu's fallback: login and registration, or a link to the profile, which offers the logout. */
export function renderUserMenu({ user, links }: RawPayload): Html {
  if (!user) {
    return html`<a class="user-fallback" href="/login" data-ce-open="login">Log in</a>${links?.registration && html`<a class="user-fallback user-fallback--wide" href="${links.registration}" data-ce-open="registration">Register</a>`}`;
  }
  const known = v.parse(payloadFields.user, user);
  return html`<a class="user-fallback" href="/profile" aria-label="Profile of ${userName(known)}"><span class="user-fallback__initials" data-initials="${userInitials(known)}"></span><span class="user-fallback__name">${userName(known)}</span></a>`;
}
