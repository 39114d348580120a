import * as v from 'valibot';
import type { SelectOption } from '../../src/lib/select-option.ts';
import { useSheetDownload } from '../../src/product/parts/documents/useSheetDownload.tsx';
import type { Subject } from '../../src/product/parts/requests/subject.ts';
import {
  isOffered,
  languageOf,
  type SheetOptions,
  typeOf,
} from '../../src/product/rules/documents/sheet-options.ts';
import { safetySheetTexts } from '../../src/product/texts/safety-sheet.ts';
import { useShared, useTexts } from '../../src/store/hooks.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { useHookForm } from '../../src/ui/form/useHookForm.ts';

interface Options {
  subject: Subject;
  options: SheetOptions;
  onSaved: () => void;
}

/** State and call of the form. The selection is kept during the visit, across products. */
export function useSheetForm({ subject: { prd }, options, onSaved }: Options) {
  const text = useTexts(safetySheetTexts);
  const required = useTexts(validationTexts)('validation.required');
  const userId = useShared(({ user }) => user?.userId);
  const download = useSheetDownload();
  const oneOf = (offered: readonly SelectOption[]) =>
    v.check((value: string) => isOffered(offered, value), required);

  return useHookForm({
    schema: v.object({
      language: v.pipe(
        v.string(),
        v.transform((chosen) => languageOf(options.languages, chosen)),
        oneOf(options.languages),
      ),
      type: v.pipe(
        v.string(),
        v.transform((chosen) => typeOf(options.types, chosen)),
        oneOf(options.types),
      ),
    }),
    labels: { language: text('safetySheet.language'), type: text('safetySheet.type') },
    defaultValues: { language: '', type: '' },
    draft: `${userId ?? 'visitor'}/safety-sheet`,
    errorText: useTexts(failureTexts)('failure.unknown'),
    async onSubmit({ language, type }, signal) {
      const failure = await download({ prd, language, type }, signal);
      if (!failure) onSaved();
      return failure;
    },
  });
}
