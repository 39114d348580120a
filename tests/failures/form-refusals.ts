// What the sender of a form is told where the service refuses it.

/** A refusal that a service gives for a field, and what only a visitor can be told. */
export const ofForm = { '403': /Closed until Monday/, '404 of the contract': /Closed until Monday/ };

/** The same form is sent again. */
export const refused = { '403': 'again', '404 of the contract': 'again' } as const;
