import type { ServiceError } from '../../errors/service-error.ts';
import { defineRead } from '../../store/reads/reads.ts';
import { useRead } from '../../store/reads/useRead.ts';
import type { SheetOptions } from '../rules/documents/sheet-options.ts';
import { loadSheets } from './load-sheets.ts';

const productLanguages = defineRead('sheet-languages', async ({ http, signal }, prd: string) => {
  const { readSheetLanguages } = await loadSheets();
  return readSheetLanguages(http, { prd }, signal);
});

const sheetTypes = defineRead('sheet-types', async ({ http, signal }) => {
  const { readSheetTypes } = await loadSheets();
  return readSheetTypes(http, signal);
});

/** Loading state of the options. */
export type SheetOptionsRead = SheetOptions & {
  status: 'loading' | 'ready' | 'failed';
  /** Of the latest load; kept during a retry. */
  failure?: ServiceError | undefined;
  retry: () => void;
};

/** Languages of a product's sheet, and types of sheets; each requested once per page (row 208). */
export function useSheetOptions(prd: string): SheetOptionsRead {
  const languages = useRead(productLanguages(prd));
  const types = useRead(sheetTypes());
  const retry = () => {
    for (const read of [languages, types]) if (read.status === 'failed') read.retry();
  };
  if (languages.status !== 'ready' || types.status !== 'ready') {
    const hasFailed = [languages, types].some(({ status }) => status === 'failed');
    const failure = languages.failure ?? types.failure;
    return { languages: [], types: [], retry, status: hasFailed ? 'failed' : 'loading', failure };
  }
  return { status: 'ready', languages: languages.value, types: types.value, retry };
}
