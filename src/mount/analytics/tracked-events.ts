import type { EventName, Events } from '../../events/events.ts';

/** How an event is reported to the analytics service (spec S§7). */
type Track = Events['track'];

/**
 * The tracked events of the bus, and how each is reported: the complete list. The page's own events go through `track`,
 * unchanged. Nothing here identifies a person or contains user input: the search term goes through `track`, only with
 * functional consent, at most 100 characters and never with an @.
 *
 * | event                     | category     | action                | name                 | value           |
 * | ------------------------- | ------------ | --------------------- | -------------------- | --------------- |
 * | `login:succeeded`         | Account      | Log in                |                      |                 |
 * | `registration:succeeded`  | Account      | Register              |                      |                 |
 * | `contact:sent`            | Contact      | Send                  | kind of contact      |                 |
 * | `overlay:shown`           | Overlay      | Open                  | name of the overlay  |                 |
 * | `safety-sheet:downloaded` | Product      | Download safety sheet | type and language    |                 |
 * | `sample:requested`        | Product      | Request sample        | product code         |                 |
 * | `regulatory:requested`    | Product      | Request document      | type of document     |                 |
 * | `validation:requested`    | Account      | Request validation    |                      |                 |
 * | `search:answered`         | Search       | Answer                | filters in use       | hits            |
 * | `search:hit-opened`       | Search       | Open hit              | id of the hit        | position        |
 * | `search:extended`         | Search       | Load more             |                      | hits shown      |
 * | `document:downloaded`     | Documents    | Download              | type of the document |                 |
 * | `documents:downloaded`    | Documents    | Download ZIP          |                      | documents in it |
 * | `formulation:opened`      | Formulations | Open                  | id                   |                 |
 * | `consent:changed`         | Consent      | Allow                 | what is allowed      |                 |
 */
export const trackedEvents: { readonly [Name in EventName]?: (detail: Events[Name]) => Track | null } = {
  'login:succeeded': () => ({ category: 'Account', action: 'Log in' }),
  'registration:succeeded': () => ({ category: 'Account', action: 'Register' }),
  'contact:sent': ({ contactType }) => ({ category: 'Contact', action: 'Send', name: contactType }),
  'overlay:shown': ({ name }) => (name === null ? null : { category: 'Overlay', action: 'Open', name }),
  'safety-sheet:downloaded': ({ type, language }) => ({
    category: 'Product',
    action: 'Download safety sheet',
    name: `${type}, ${language}`,
  }),
  'sample:requested': ({ prd }) => ({ category: 'Product', action: 'Request sample', name: prd }),
  'regulatory:requested': ({ documentType }) => ({
    category: 'Product',
    action: 'Request document',
    name: documentType,
  }),
  'validation:requested': () => ({ category: 'Account', action: 'Request validation' }),
  'search:answered': ({ filterKeys, total }) => ({
    category: 'Search',
    action: 'Answer',
    ...(filterKeys.length > 0 && { name: filterKeys.join(', ') }),
    value: total,
  }),
  'search:hit-opened': ({ id, position }) => ({
    category: 'Search',
    action: 'Open hit',
    name: id,
    value: position,
  }),
  'search:extended': ({ shown }) => ({ category: 'Search', action: 'Load more', value: shown }),
  'document:downloaded': ({ type }) => ({ category: 'Documents', action: 'Download', name: type }),
  'documents:downloaded': ({ included }) => ({
    category: 'Documents',
    action: 'Download ZIP',
    value: included,
  }),
  'formulation:opened': ({ id }) => ({ category: 'Formulations', action: 'Open', name: id }),
  'consent:changed': ({ marketing }) => ({
    category: 'Consent',
    action: 'Allow',
    name: marketing ? 'functional, marketing' : 'functional',
  }),
  track: (detail) => detail,
};
