import { useEffect } from 'react';
import * as v from 'valibot';
import { chosenIn, withChosen, withoutChosen } from '../../../src/domain/search/chosen-in-address.ts';
import { addressWith, pageUrl, replaceAddress } from '../../../src/lib/address/page-address.ts';
import { useSheetDownload } from '../../../src/product/parts/documents/useSheetDownload.tsx';
import { languageOf, type SheetOptions, typeOf } from '../../../src/product/rules/documents/sheet-options.ts';
import { safetySheetTexts } from '../../../src/product/texts/safety-sheet.ts';
import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { failureTexts } from '../../../src/texts/failures.ts';
import { validationTexts } from '../../../src/texts/validation.ts';
import { useHookForm } from '../../../src/ui/form/useHookForm.ts';
import { countryOf, countryOptions, typesFor } from '../rules/sheet-countries.ts';
import { sheetFinderTexts } from '../texts.ts';

interface Options {
  prd: string;
  options: SheetOptions;
  urlPrefix: string;
}

/** Fields, with their parameters of the address; `type` is a parameter of listings, and of TYPO3. */
const KEYS = { country: 'country', type: 'sheet', language: 'language' } as const;
const NAMES = Object.keys(KEYS) as (keyof typeof KEYS)[];

/** State and call of the form. What is chosen is in the address, and so stays with the next product. */
export function useFinderForm({ prd, options, urlPrefix }: Options) {
  const text = useTexts(sheetFinderTexts);
  const words = useTexts(safetySheetTexts);
  const required = useTexts(validationTexts)('validation.required');
  const download = useSheetDownload();
  const own = useShared(({ user }) => user?.country);
  const countries = countryOptions(options.types, text('sheetFinder.country.other'));
  const resolve = (values: Record<keyof typeof KEYS, string>) => {
    const country = countryOf(countries, values.country, own);
    return {
      country,
      type: typeOf(typesFor(options.types, country), values.type),
      language: languageOf(options.languages, values.language),
    };
  };
  const isThere = v.check((value: string) => value !== '', required);
  const inAddress = (name: keyof typeof KEYS) => chosenIn(pageUrl().search, urlPrefix + KEYS[name]) ?? '';

  const form = useHookForm({
    schema: v.object({
      country: v.pipe(
        v.string(),
        v.transform((chosen) => (countries.length > 0 ? countryOf(countries, chosen, own) : 'any')),
        isThere,
      ),
      type: v.string(),
      language: v.pipe(
        v.string(),
        v.transform((chosen) => languageOf(options.languages, chosen)),
        isThere,
      ),
    }),
    labels: {
      country: text('sheetFinder.country'),
      type: words('safetySheet.type'),
      language: words('safetySheet.language'),
    },
    defaultValues: {
      country: inAddress('country'),
      type: inAddress('type'),
      language: inAddress('language'),
    },
    errorText: useTexts(failureTexts)('failure.unknown'),
    async onSubmit(_, signal) {
      const { type, language } = resolve(form.hookForm.getValues());
      return download({ prd, language, type }, signal);
    },
  });

  const { subscribe } = form.hookForm;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback({ values }) {
          const search = NAMES.reduce(
            (search, name) =>
              values[name]
                ? withChosen(search, urlPrefix + KEYS[name], values[name])
                : withoutChosen(search, urlPrefix + KEYS[name]),
            pageUrl().search,
          );
          replaceAddress(addressWith(search));
        },
      }),
    [subscribe, urlPrefix],
  );

  return { form, countries, chosen: resolve(form.hookForm.watch()) };
}
