import * as v from 'valibot';

/**
 * Text of a one-line field, trimmed. Tabs and other control characters, as pasted from a table, become a blank: the
 * services refuse them, and a field does not show them.
 */
export const oneLine = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
);
