import * as v from 'valibot';
import { PayloadError } from '../errors/payload-error.ts';
import { describeIssue, describePath, isMissingField } from './describe-issue.ts';
import { type Fault, leaveOut } from './leave-out.ts';
import type { RawPage } from './raw-page.ts';
import { type Payload, payloadFields } from './schema.ts';
import { DEEPEST, pathsTooDeep } from './too-deep.ts';

/** The newest payload format that this release supports. */
export const PAYLOAD_VERSION = 1;

/** A payload with only valid fields, and the errors of the others. */
export interface ReadPayload {
  payload: Readonly<Payload>;
  errors: readonly PayloadError[];
}

/**
 * Reads the page payload field by field (docs/architecture.md, "Payload, store, events"). An invalid list item or field
 * is left out and named in `errors`; nothing throws.
 */
export function readPayload({ fields, json }: RawPage): ReadPayload {
  const errors: PayloadError[] = [];
  if (!Object.keys(fields).length) {
    const expected = 'a JSON object in <script type="application/json" id="ce-payload">';
    errors.push(new PayloadError('', expected, problemOf(json)));
  }

  const payload = readFields(payloadFields, fields, errors);

  const { version } = payload;
  if (version !== undefined && version > PAYLOAD_VERSION) {
    errors.push(
      new PayloadError(
        'version',
        `${PAYLOAD_VERSION} or lower (fields of newer versions are ignored)`,
        `${version}`,
      ),
    );
  }
  return { payload, errors };
}

/**
 * Reads some fields of the payload.
 *
 * @param errors receives their errors
 */
export function readFields<Schemas extends Record<string, v.GenericSchema>>(
  schemas: Schemas,
  fields: RawPage['fields'],
  errors: PayloadError[],
): { [Field in keyof Schemas]?: v.InferOutput<Schemas[Field]> } {
  const values: { [Field in keyof Schemas]?: unknown } = {};
  for (const field in schemas) {
    if (fields[field] == null) continue;
    const value = readField(schemas[field] as v.GenericSchema, field, fields[field], errors);
    if (value !== undefined) values[field] = value;
  }
  return values;
}

/**
 * Parses one field. Faulty parts are removed, all at once, and the field is parsed again; parts that required a removed
 * one are removed in the next round, so there are at most as many rounds as levels.
 */
function readField(schema: v.GenericSchema, field: string, raw: unknown, errors: PayloadError[]): unknown {
  let value = raw;
  let faults: Fault[] = pathsTooDeep(raw).map((path) => ({
    path,
    error: new PayloadError(describePath(path, field), `nested at most ${DEEPEST} levels deep`, 'deeper'),
  }));
  for (let isFirst = true; ; isFirst = false) {
    if (faults.length > 0) value = leaveOut(value, faults, errors);
    if (value === undefined) return undefined;
    const { success, output, issues } = v.safeParse(schema, value);
    if (success) return output;
    faults = issues.map((issue) => {
      const path = issue.path ?? [];
      if (!isMissingField(issue)) return { path, error: describeIssue(issue, field) };
      // In later rounds, missing parts are those removed and reported before.
      return { path: path.slice(0, -1), error: isFirst ? describeIssue(issue, field) : null };
    });
  }
}

/** Why an element's text is not a payload, in words. */
function problemOf(json: string | null | undefined): string {
  if (json == null) return 'missing';
  if (!json.trim()) return 'empty';
  try {
    const value: unknown = JSON.parse(json);
    if (Array.isArray(value)) return 'a list';
    return value && typeof value === 'object' ? 'an object without fields' : `${value}`;
  } catch (error) {
    return `not JSON (${(error as Error).message})`;
  }
}
