import { ServiceError } from '../../../errors/service-error.ts';
import { saveFile } from '../../../lib/file/save-file.ts';
import { SendFailed } from '../../../outcome/SendFailed.tsx';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { addNotice } from '../../../store/notices/notices.ts';
import { httpContextOf } from '../../../store/reads/http-context.ts';
import { downloadTexts } from '../../../texts/downloads.ts';
import type { FormFailure } from '../../../ui/form/form-state.ts';
import { namesOf } from '../../rules/documents/sheet-options.ts';
import { loadSheets } from '../../state/load-sheets.ts';
import { safetySheetTexts } from '../../texts/safety-sheet.ts';

/** A safety data sheet: product code, and the keys of language and type. */
interface SheetOrder {
  prd: string;
  language: string;
  type: string;
}

/**
 * Returns a function that downloads and saves a safety data sheet for a form.
 *
 * @returns what the form shows if it failed: at the language, where there is no sheet in it, the others
 */
export function useSheetDownload() {
  const { store, bus } = usePage();
  const text = useTexts(safetySheetTexts);
  const refused = useTexts(downloadTexts);
  const refusals = { login: refused('documents.needsLogin'), forbidden: refused('documents.forbidden') };
  return async (order: SheetOrder, signal: AbortSignal): Promise<FormFailure<'language'> | undefined> => {
    try {
      const { downloadSheet } = await loadSheets();
      const file = await downloadSheet(httpContextOf(store), order, signal);
      const name = file.filename ?? `SDS_${order.prd}_${order.type}_${order.language}.pdf`;
      saveFile(name, file.content);
      addNotice(store, { type: 'success', text: text('safetySheet.saved', { file: name }) });
      bus.emit('safety-sheet:downloaded', order);
      return undefined;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (error.languages.length === 0) return { form: <SendFailed failure={error} words={refusals} /> };
      const languages = namesOf(error.languages.map(({ value }) => ({ title: value })));
      return { fields: { language: text('safetySheet.missing', { languages }) } };
    }
  };
}
