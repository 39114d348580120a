import * as v from 'valibot';

const REQUIRED = 'This field is required.';

/** One line of text. */
export const line = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.maxLength(200, 'This is too long.'),
  v.regex(/^\P{Cc}*$/u, 'This must be one line.'),
);

/** One line of text that must not be empty. */
export const required = v.pipe(line, v.nonEmpty(REQUIRED));

/** Text of several lines that must not be empty. */
export const message = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.maxLength(10_000, 'This is too long.'),
);

/** Fields about the person; optional if the profile has them, which overrides them (decision 66). */
export const person = {
  firstName: required,
  lastName: required,
  company: required,
  email: v.pipe(required, v.email('This is not an email address.')),
  region: v.optional(v.nullable(line), null),
  subRegion: v.optional(v.nullable(line), null),
};
