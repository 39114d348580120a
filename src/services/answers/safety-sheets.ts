import * as v from 'valibot';
import type { SelectOption } from '../../lib/select-option.ts';
import { languageName } from '../../lib/text/language-name.ts';
import { listOfValid } from '../list-of-valid.ts';

const optionsNamedBy = (titleOf: (key: string) => string): v.GenericSchema<unknown, SelectOption[]> =>
  listOfValid(
    v.pipe(
      v.object({
        key: v.pipe(v.string(), v.minLength(1)),
        value: v.fallback(v.optional(v.string(), ''), ''),
      }),
      v.transform(({ key, value }) => ({ value: key, title: value || titleOf(key) })),
    ),
  );

/** Schema of the languages. */
export const sheetLanguages = optionsNamedBy(languageName);

/** Schema of the types. */
export const sheetTypes = optionsNamedBy((key) => key);
