import type { SheetLanguage, SheetType } from '../domain/documents/sheet-option.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readFile, type ServiceFile } from '../http/read-file.ts';
import { readJson } from '../http/read-json.ts';
import { sheetLanguages, sheetTypes } from './answers/safety-sheets.ts';

// Safety data sheets of the document service: `/api/v2/msds` (spec P§7). Each function throws a `ServiceError`.

const path = 'api/v2/msds';

/**
 * GET /languages, as options of a select.
 *
 * @param prd product code, for the languages of its sheet; all languages by default
 * @param type key of a type, for the languages of the sheet of that type, with what the sheets state
 */
export function readSheetLanguages(
  http: HttpContext,
  { prd, type }: { prd?: string | undefined; type?: string },
  signal: AbortSignal,
): Promise<SheetLanguage[]> {
  const searchParams = { ...(prd !== undefined && { emg: prd }), ...(type !== undefined && { type }) };
  return readJson(
    createHttp(http, 'document').get(`${path}/languages`, { searchParams, signal }),
    sheetLanguages,
  );
}

/** GET /types, as options of a select. */
export function readSheetTypes(http: HttpContext, signal: AbortSignal): Promise<SheetType[]> {
  return readJson(createHttp(http, 'document').get(`${path}/types`, { signal }), sheetTypes);
}

/**
 * POST /document: the sheet as a file.
 *
 * @throws {ServiceError} with the code `language_missing` and the available `languages`
 */
export function downloadSheet(
  http: HttpContext,
  { prd, language, type }: { prd: string; language: string; type: string },
  signal: AbortSignal,
): Promise<ServiceFile> {
  const json = { emg: prd, language, type };
  const options = { method: 'post', json, signal };
  // Every answer that is no PDF is refused, also one without a name.
  return readFile(createHttp(http, 'document'), `${path}/document`, options, { name: 'sheet.pdf' });
}
