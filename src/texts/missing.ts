import type { Translate } from './translate.ts';

/** What the summary of a form asks for where a field is empty; beside the field stands the rule's own message. */
export const missingTexts = {
  'missing.firstName': 'Enter your first name',
  'missing.lastName': 'Enter your last name',
  'missing.company': 'Enter your company',
  'missing.country': 'Choose your country',
  'missing.email': 'Enter your email address',
  'missing.password': 'Choose a password',
  'missing.passwordConfirmation': 'Repeat the password',
  'missing.selectedIndustries': 'Choose at least one industry',
  'missing.industries': 'Choose at least one industry',
  'missing.industry': 'Choose an industry',
  'missing.topic': 'Choose a topic',
  'missing.region': 'Choose your region',
  'missing.subRegion': 'Choose your subregion',
  'missing.message': 'Write your message',
} as const;

/**
 * Words for a form's summary.
 *
 * @param requiredText message of the rule that a field must be filled in
 * @returns gives what a field asks for while it is empty, and `undefined` for any other fault
 */
export function askFor(t: Translate<typeof missingTexts>, requiredText: string) {
  return (name: string, message: string): string | undefined => {
    const key = `missing.${name}`;
    const isKnown = Object.hasOwn(missingTexts, key);
    return isKnown && message === requiredText ? t(key as keyof typeof missingTexts) : undefined;
  };
}
