import * as v from 'valibot';
import { parseJson } from '../../../../src/lib/parse-json.ts';
import { describeIssue } from '../../../../src/payload/describe-issue.ts';
import { recordOf, textOf } from '../../../../src/payload/raw-values.ts';
import { savedComparison } from '../../../../src/services/answers/comparisons.ts';
import type { SavedComparison } from '../../../../src/services/comparisons.ts';
import type { Answer, NoAnswer } from '../ask.ts';
import type { CallLog } from '../call-log.ts';
import { GUIDE } from '../problem.ts';
import { describeFault } from '../rules/check-content.ts';

/** What a call is expected to answer. */
export interface Expected {
  status: number;
  /** Of a refusal. */
  code?: string;
}

const REMEDIES: Readonly<Record<number, string>> = {
  200: 'Change the record, and answer with it as it is now',
  201: 'Save what openapi.yaml allows, and answer a repeated call as the first one',
  204: 'Remove the record of this version',
  404: 'Answer 404 for a record that is gone',
  412: 'Refuse a change that names another version than the present one: it would undo what another tab has saved',
  422: 'Refuse a key that came with another body before',
};

/** Notes a status or code that is not as expected. */
export function expectStatus(
  answer: Answer | NoAnswer,
  expected: Expected,
  asked: string,
  log: CallLog,
): void {
  if ('failure' in answer) {
    log.noteFailure(asked, answer);
    return;
  }
  const { status, code } = expected;
  const came = textOf(recordOf(jsonOf(answer)).code);
  const isRight = answer.status === status && (code === undefined || came === code);
  const finding = {
    came: `status ${answer.status}${came ? `, code "${came}"` : ''}`,
    expected: `status ${status}${code ? `, code "${code}"` : ''}`,
    mend: REMEDIES[status] ?? '',
    guide: GUIDE.changes,
  };
  log.note(asked, answer, isRight ? [] : [finding]);
}

/** Reads a comparison; notes an answer of another status or shape. */
export function readRecord(
  answer: Answer | NoAnswer,
  status: number,
  asked: string,
  log: CallLog,
): SavedComparison | undefined {
  if ('failure' in answer || answer.status !== status) {
    expectStatus(answer, { status }, asked, log);
    return undefined;
  }
  const { success, output, issues } = v.safeParse(savedComparison, jsonOf(answer));
  const faults = (issues ?? [])
    .slice(0, 1)
    .map((issue) => describeFault(describeIssue(issue, 'answer').message));
  log.note(asked, answer, faults);
  return success ? output : undefined;
}

/** The JSON of an answer; `undefined` if it is none. */
export function jsonOf({ text }: Answer): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
