import * as v from 'valibot';
import { visibleMenu } from '../../../src/domain/menu/visible-menu.ts';
import { userStatus } from '../../../src/domain/user/user-status.ts';
import { payloadFields, type RawPayload } from '../../../src/payload/schema.ts';
import { userInitials, userName } from '../../../widgets/user-menu/user-name.ts';
import { type Html, html } from '../base/html.ts';

/**
 * Renders the menu's fallback for browsers without the widgets. Small screens get a link to the site map in the footer,
 * which needs no script.
 */
export function renderNavigation({ mainMenu = [], links, user }: RawPayload): Html {
  const items = visibleMenu(v.parse(payloadFields.mainMenu, mainMenu), {
    status: userStatus(user),
    user: user ?? null,
    links,
  });
  return html`<a class="nav-fallback__map" href="#site-map" aria-label="Menu"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M4 7h16M4 12h16M4 17h16"/></svg><span>Menu</span></a>
<ul class="nav-fallback">${items.map(
    ({ menuTitle, link, linkingMode }) =>
      html`<li><a href="${link}"${linkingMode === 'current' && html` aria-current="page"`}${
        linkingMode === 'section' && html` aria-current="true"`
      }>${menuTitle}</a></li>`,
  )}</ul>`;
}

/** Renders the user menu's fallback: login and registration, or a link to the profile, which offers the logout. */
export function renderUserMenu({ user, links }: RawPayload): Html {
  if (!user) {
    return html`<a class="user-fallback" href="/login" data-ce-open="login">Log in</a>${links?.registration && html`<a class="user-fallback user-fallback--wide" href="${links.registration}" data-ce-open="registration">Register</a>`}`;
  }
  const known = v.parse(payloadFields.user, user);
  return html`<a class="user-fallback" href="/profile" aria-label="Profile of ${userName(known)}"><span class="user-fallback__initials" data-initials="${userInitials(known)}"></span><span class="user-fallback__name">${userName(known)}</span></a>`;
}
