import * as v from 'valibot';
import type { FieldEntry } from '../domain/fields/field-entry.ts';
import type { TechnicalEntry } from '../domain/technical/technical-property.ts';
import { createHttp } from '../http/create-http.ts';
import type { HttpContext } from '../http/http-context.ts';
import { readJson } from '../http/read-json.ts';
import type { ServiceCall } from '../http/service-call.ts';
import { fieldEntry, technicalEntry } from './answers/field-manifest.ts';
import { listOfValid } from './list-of-valid.ts';
import { fieldsCall, technicalEntriesCall } from './product-calls.ts';

// POST /api/v1/manifest/search of the search service (decisions 28, 78 and B20). Each function throws a
// `ServiceError`.

/** The fields of products: titles, units and titles of values, without those hidden from the user. */
export function readFieldManifest(http: HttpContext, signal: AbortSignal): Promise<FieldEntry[]> {
  return readList(http, fieldsCall(), fieldEntry, signal);
}

/** The catalogues of technical properties: media, application types and property types. */
export function readTechnicalEntries(http: HttpContext, signal: AbortSignal): Promise<TechnicalEntry[]> {
  return readList(http, technicalEntriesCall(), technicalEntry, signal);
}

/** The fields contained in the page; `undefined` if they are not a list. */
export function servedFields(answer: unknown): FieldEntry[] | undefined {
  return listIn(answer, fieldEntry);
}

/** The catalogues contained in the page; `undefined` if they are not a list. */
export function servedTechnicalEntries(answer: unknown): TechnicalEntry[] | undefined {
  return listIn(answer, technicalEntry);
}

function listIn<Entry>(answer: unknown, entry: v.GenericSchema<unknown, Entry>): Entry[] | undefined {
  const { success, output } = v.safeParse(listOfValid(entry), answer);
  return success ? output : undefined;
}

function readList<Entry>(
  http: HttpContext,
  { path, ...call }: ServiceCall,
  entry: v.GenericSchema<unknown, Entry>,
  signal: AbortSignal,
): Promise<Entry[]> {
  return readJson(createHttp(http, 'search')(path, { ...call, signal }), listOfValid(entry));
}
