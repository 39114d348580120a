import * as v from 'valibot';
import { ServiceError } from '../../src/errors/service-error.ts';
import { saveFile } from '../../src/lib/file/save-file.ts';
import { SendFailed } from '../../src/outcome/SendFailed.tsx';
import type { Subject } from '../../src/product/parts/requests/subject.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { addNotice } from '../../src/store/notices/notices.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';
import { downloadTexts } from '../../src/texts/downloads.ts';
import { failureTexts } from '../../src/texts/failures.ts';
import { validationTexts } from '../../src/texts/validation.ts';
import { useHookForm } from '../../src/ui/form/useHookForm.ts';
import { loadSheets } from './load-sheets.ts';
import { isOffered, languageOf, namesOf, type SheetOptions, typeOf } from './sheet-options.ts';
import { safetySheetTexts } from './texts.ts';

interface Options {
  subject: Subject;
  options: SheetOptions;
  onSaved: () => void;
}

/** State and call of the form. The selection is kept during the visit, across products. */
export function useSheetForm({ subject: { prd }, options, onSaved }: Options) {
  const { store, bus } = usePage();
  const text = useTexts(safetySheetTexts);
  const required = useTexts(validationTexts)('validation.required');
  const refused = useTexts(downloadTexts);
  const refusals = { login: refused('documents.needsLogin'), forbidden: refused('documents.forbidden') };
  const userId = useShared(({ user }) => user?.userId);
  const oneOf = (offered: SheetOptions['types']) =>
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
      try {
        const { downloadSheet } = await loadSheets();
        const file = await downloadSheet(httpContextOf(store), { prd, language, type }, signal);
        const name = file.filename ?? `SDS_${prd}_${type}_${language}.pdf`;
        saveFile(name, file.content);
        addNotice(store, { type: 'success', text: text('safetySheet.saved', { file: name }) });
        bus.emit('safety-sheet:downloaded', { prd, language, type });
        onSaved();
        return undefined;
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        if (error.languages.length === 0) return { form: <SendFailed failure={error} words={refusals} /> };
        const languages = namesOf(error.languages.map(({ value }) => ({ title: value })));
        return { fields: { language: text('safetySheet.missing', { languages }) } };
      }
    },
  });
}
