import * as v from 'valibot';

const missing = 'This field is required.';

/** One line of text that must not be empty. */
export const line = v.pipe(
  v.string(missing),
  v.trim(),
  v.nonEmpty(missing),
  v.maxLength(200, 'This is too long.'),
);

/** An e-mail address. */
export const email = v.pipe(line, v.email('This is no e-mail address.'));

const rule = 'Your password did not meet the requirements, please try again.';

/** 8 to 128 characters with a letter and a digit (shell specification §5, decision 60). */
export const password = v.pipe(
  v.string(rule),
  v.minLength(8, rule),
  v.maxLength(128, rule),
  v.regex(/\p{L}/u, rule),
  v.regex(/\p{Nd}/u, rule),
);

/** What someone consents to (shell specification §3). */
export const consents = v.array(
  v.picklist(['inquiries', 'personalizedTracking', 'surveys', 'onlineMarketing']),
);

/** Code of a country that the backend knows. */
export function country(codes: readonly string[]) {
  return v.pipe(
    line,
    v.check((code) => codes.includes(code), 'Choose a country.'),
  );
}
