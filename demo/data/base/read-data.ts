import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { parseCsv } from './csv.ts';

type Schema = v.GenericSchema;

/** The files are our own, so their YAML aliases are not limited. */
const ANY_NUMBER = -1;

/**
 * Reads a YAML file of demo/data.
 *
 * @param file relative to demo/data
 * @throws TypeError that names file, line and what is wrong
 */
export function readYaml<Checked extends Schema>(file: string, schema: Checked): v.InferOutput<Checked> {
  return checkYaml(file, textOf(file), schema);
}

/**
 * Checks a YAML text against a schema.
 *
 * @throws TypeError that names file, line and what is wrong
 */
export function checkYaml<Checked extends Schema>(
  file: string,
  text: string,
  schema: Checked,
): v.InferOutput<Checked> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, merge: true });
  const [error] = document.errors;
  if (error) throw new TypeError(`${file}: ${error.message}`);
  const result = v.safeParse(schema, document.toJS({ maxAliasCount: ANY_NUMBER }));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = (issue.path ?? []).map(({ key }) => key);
  throw new TypeError(`${file}, line ${lineOf(document, lineCounter, path)}: ${messageOf(issue)}`);
}

/**
 * Reads a comma-separated file of demo/data; its cells are texts.
 *
 * @param file relative to demo/data
 * @throws TypeError that names file, row and what is wrong
 */
export function readCsv<Checked extends Schema>(file: string, row: Checked): v.InferOutput<Checked>[] {
  return checkCsv(file, textOf(file), row);
}

/**
 * Checks each row of a comma-separated text against a schema. The row after the header is row 1.
 *
 * @throws TypeError that names file, row and what is wrong
 */
export function checkCsv<Checked extends Schema>(
  file: string,
  text: string,
  row: Checked,
): v.InferOutput<Checked>[] {
  return parseCsv(text).map((cells, index) => {
    const result = v.safeParse(row, cells);
    if (result.success) return result.output;
    throw new TypeError(`${file}, row ${index + 1}: ${messageOf(result.issues[0])}`);
  });
}

/** A cell that holds a number. */
export const numberCell = v.pipe(v.string(), v.nonEmpty(), v.transform(Number), v.number());

function messageOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path ? `${path}: ${issue.message}` : issue.message;
}

/** Returns the line of the deepest existing node on a path: a missing field has no line of its own. */
function lineOf(
  document: ReturnType<typeof parseDocument>,
  lines: LineCounter,
  path: readonly unknown[],
): number {
  for (let depth = path.length; depth >= 0; depth--) {
    const node = depth > 0 ? document.getIn(path.slice(0, depth), true) : document.contents;
    const start = (node as { range?: [number, number, number] } | undefined)?.range?.[0];
    if (start !== undefined) return lines.linePos(start).line;
  }
  return 1;
}

function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, '..', file), 'utf8');
}
