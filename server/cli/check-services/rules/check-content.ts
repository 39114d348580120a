import * as v from 'valibot';
import { collectLeftOut, describeLeftOut } from '../../../../src/lib/left-out.ts';
import { parseJson } from '../../../../src/lib/parse-json.ts';
import { describeIssue } from '../../../../src/payload/describe-issue.ts';
import type { Answer } from '../ask.ts';
import { isGiven, type Rule } from '../exchange.ts';
import { type Finding, GUIDE } from '../problem.ts';

/** Number of faults of one answer that are named. */
const NAMED = 3;

/** Length of what is shown of an answer that is no JSON. */
const SHOWN = 40;

const refusal = v.object({ message: v.string(), code: v.optional(v.string()) });

const NO_JSON = Symbol();

/** The answer is what was asked for at all: a file, or JSON, also of a refusal. Anything else is somebody else's answer. */
export const checkKind: Rule = (exchange) => {
  const { call, answer } = exchange;
  const type = typeOf(answer.headers);
  if (call.answer === 'file' && isGiven(exchange)) return /json|html/.test(type) ? [noFile(type)] : [];
  if (jsonOf(answer) !== NO_JSON) return [];
  return [
    {
      came: `"${answer.text.slice(0, SHOWN).trim()}…" (${type})`,
      expected: 'JSON',
      mend: `Correct services.${call.service} if somebody else answers there; answer errors with JSON, too`,
      guide: GUIDE.calls,
    },
  ];
};

function noFile(type: string): Finding {
  return {
    came: `an answer of the type ${type}`,
    expected: 'the file',
    mend: 'Answer with the file itself',
    guide: GUIDE.downloads,
  };
}

/**
 * JSON is sent as such, and matches the schema with which the widgets read it. A refusal has a `message` for people.
 */
export const checkShape: Rule = (exchange) => {
  const { call, answer } = exchange;
  const schema = isGiven(exchange) ? call.answer : refusal;
  if (schema === 'file') return [];
  return [...checkType(typeOf(answer.headers)), ...faultsOf(jsonOf(answer), schema).map(describeFault)];
};

function checkType(type: string): Finding[] {
  if (/^application\/([\w.-]+\+)?json$/.test(type)) return [];
  const expected = 'Content-Type: application/json';
  return [{ came: `JSON as ${type}`, expected, mend: 'Send this header', guide: GUIDE.headers }];
}

/** @param fault with its path in the answer, as `describeIssue` says it */
export function describeFault(fault: string): Finding {
  return {
    came: fault,
    expected: 'an answer as in ce-widgets/openapi.yaml',
    mend: 'Send the field as the contract describes it',
    guide: GUIDE.calls,
  };
}

/** What is wrong with an answer, as the widgets read it: items that they leave out, and what they cannot read at all. */
function faultsOf(value: unknown, schema: v.GenericSchema): string[] {
  const { result, leftOut } = collectLeftOut(() => v.safeParse(schema, value));
  const items = leftOut.map((item) => describeLeftOut(value, item));
  const issues = (result.issues ?? []).map((issue) => describeIssue(issue, 'answer').message);
  const faults = [...issues, ...items];
  const more = faults.length - NAMED;
  return more > 0 ? [...faults.slice(0, NAMED), `${more} more such faults`] : faults;
}

function jsonOf({ text }: Answer): unknown {
  try {
    return text === '' ? undefined : parseJson(text);
  } catch {
    return NO_JSON;
  }
}

function typeOf(headers: Headers): string {
  return headers.get('content-type')?.split(';')[0]?.trim() || 'of no type';
}
