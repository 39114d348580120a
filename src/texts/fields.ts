import type { Translate } from './translate.ts';

/** Texts for values of products: values without text of their own, and recommendation levels. */
export const fieldTexts = {
  'fields.yes': 'Yes',
  'fields.no': 'No',
  'fields.all': 'all',
  'fields.none': 'Not stated',
  'fields.internal': 'For internal users only',
  'fields.levels': 'Recommendation',
  'fields.level.highly_recommended': 'Highly recommended',
  'fields.level.recommended': 'Recommended',
  'fields.level.potentially_recommended': 'Potentially recommended',
  'fields.status.not_tested': 'Not tested',
  'fields.status.not_recommended': 'Not recommended',
} as const;

/** The texts of a field's value on the page. */
export function valueTexts(text: Translate<typeof fieldTexts>) {
  return { ...wordsOfFields(text), none: text('fields.none') };
}

/** The texts needed to read a field (`FieldWords`). */
export function wordsOfFields(text: Translate<typeof fieldTexts>) {
  return {
    yes: text('fields.yes'),
    no: text('fields.no'),
    all: text('fields.all'),
    levels: {
      highly_recommended: text('fields.level.highly_recommended'),
      recommended: text('fields.level.recommended'),
      potentially_recommended: text('fields.level.potentially_recommended'),
    },
    statuses: {
      not_tested: text('fields.status.not_tested'),
      not_recommended: text('fields.status.not_recommended'),
    },
  };
}
