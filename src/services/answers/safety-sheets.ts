import * as v from 'valibot';
import type { SheetLanguage, SheetType } from '../../domain/documents/sheet-option.ts';
import { languageName } from '../../lib/text/language-name.ts';
import { innerListOfValid, listOfValid } from '../list-of-valid.ts';
import { optionalField } from '../optional-field.ts';

const entry = {
  key: v.pipe(v.string(), v.minLength(1)),
  value: v.fallback(v.optional(v.string(), ''), ''),
};
const filled = optionalField(v.pipe(v.string(), v.trim(), v.nonEmpty()));

/** Schema of the languages. */
export const sheetLanguages: v.GenericSchema<unknown, SheetLanguage[]> = listOfValid(
  v.pipe(
    v.object({ ...entry, version: filled, date: filled, emergencyPhone: filled }),
    v.transform(({ key, value, ...stated }) => ({
      value: key,
      title: value || languageName(key),
      ...stated,
    })),
  ),
);

const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** Schema of the types. */
export const sheetTypes: v.GenericSchema<unknown, SheetType[]> = listOfValid(
  v.pipe(
    v.object({ ...entry, countries: v.fallback(v.optional(innerListOfValid(countryCode), []), []) }),
    v.transform(({ key, value, countries }) => ({ value: key, title: value || key, countries })),
  ),
);
