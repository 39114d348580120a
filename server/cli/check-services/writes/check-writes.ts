import { randomUUID } from 'node:crypto';
import type { SavedComparison } from '../../../../src/services/comparisons.ts';
import { type CallLog, logCall } from '../call-log.ts';
import { itemsOf } from '../calls/raw-answer.ts';
import type { Examples } from '../examples.ts';
import { type Finding, GUIDE } from '../problem.ts';
import type { CallReport } from '../report.ts';
import type { Setting } from '../setting.ts';
import {
  COMPARISONS,
  type ComparisonCalls,
  comparisonCalls,
  comparisonOf,
  type SentComparison,
} from './comparison-calls.ts';
import { type Expected, expectStatus, jsonOf, readRecord } from './expect-answer.ts';

const REUSED: Expected = { status: 422, code: 'idempotency_key_reused' };
const OUTDATED: Expected = { status: 412, code: 'changed' };

/** How the titles of the check's own comparisons begin, before a UUID. Nothing else is removed. */
const MARK = 'Check of the services';
const OF_CHECK = new RegExp(`^${MARK} [\\da-f-]{36}`);

/** What the steps share. */
interface Trial {
  calls: ComparisonCalls;
  /** Of this run. */
  comparison: SentComparison;
  made: CallLog;
  changed: CallLog;
  removed: CallLog;
}

/**
 * Saves a comparison of the token's user twice with one key, as after a lost answer; changes and removes it on an old
 * version, as a second tab would. Of all changes this one harms least: only its owner can see it, and it triggers no
 * mail. Nothing stays, even after a failure.
 */
export async function checkWrites(setting: Setting, examples: Examples): Promise<CallReport[]> {
  const logs = {
    made: logCall('user', `POST ${COMPARISONS}, repeated`),
    changed: logCall('user', `PUT ${COMPARISONS}/{id}, on an old version`),
    removed: logCall('user', `DELETE ${COMPARISONS}/{id}, on an old version`),
  };
  const all = [logs.made, logs.changed, logs.removed];
  const comparison = comparisonOf(examples, `${MARK} ${randomUUID()}`);
  if (!setting.token) for (const log of all) log.skip('not asked with a token: name one by --token-env');
  else if (!comparison)
    for (const log of all) log.skip('no example: give examples.uid, examples.otherUid and examples.industry');
  else {
    const trial = { ...logs, comparison, calls: comparisonCalls(setting) };
    try {
      await tryAll(trial);
    } finally {
      await clearUp(trial);
    }
  }
  return all.map((log) => log.report());
}

async function tryAll(trial: Trial): Promise<void> {
  const { calls, comparison, made, changed, removed } = trial;
  const skipOthers = (why: string) => {
    for (const log of [changed, removed]) log.skip(why);
  };
  const key = randomUUID();
  const first = await calls.create(comparison, key);
  if ('status' in first && first.status === 409) {
    made.skip('the user has as many comparisons as the service keeps');
    return skipOthers('no comparison could be saved');
  }
  const record = readRecord(first, 201, 'once', made);
  if (!record) return skipOthers('no comparison could be saved');
  await tryKey(record, key, trial);
  if (record.version !== undefined) return tryVersions(record, record.version, trial);
  skipOthers('the service has no versions: a change that two tabs make at the same time may get lost');
}

/** The same call with the same key makes nothing more; another call with it is refused. */
async function tryKey(
  { id }: SavedComparison,
  key: string,
  { calls, comparison, made }: Trial,
): Promise<void> {
  const again = readRecord(await calls.create(comparison, key), 201, 'again with the same key', made);
  if (!again) return;
  if (again.id !== id) {
    made.skip(
      'the service ignores Idempotency-Key: replace the texts failure.mayBeDone, request.uncertain, contact.uncertain',
    );
    return;
  }
  const other = await calls.create({ ...comparison, title: `${comparison.title}, other` }, key);
  expectStatus(other, REUSED, 'with the same key and another body', made);
}

/** A change on an old version is refused, and changes nothing. */
async function tryVersions({ id }: SavedComparison, old: string, trial: Trial): Promise<void> {
  const { calls, comparison, changed, removed } = trial;
  const renamed = { ...comparison, title: `${comparison.title}, renamed` };
  const present = 'on the present version';
  const record = readRecord(await calls.replace(id, renamed, old), 200, present, changed);
  if (!record) return removed.skip('the comparison could not be changed');
  const late = { ...comparison, title: `${comparison.title}, too late` };
  expectStatus(await calls.replace(id, late, old), OUTDATED, 'on an old version', changed);
  expectStatus(await calls.remove(id, old), OUTDATED, 'on an old version', removed);
  const now = readRecord(await calls.read(id), 200, 'and read again', changed);
  expectStatus(await calls.remove(id, now?.version), { status: 204 }, present, removed);
  expectStatus(await calls.read(id), { status: 404 }, 'and read again', removed);
}

/** Removes what the check has saved, by its titles: also what a lost answer has made, or an earlier run that was ended. */
async function clearUp({ calls, removed }: Trial): Promise<void> {
  const answer = await calls.list();
  if ('failure' in answer) {
    removed.noteFailure(CLEARING, answer);
    return;
  }
  for (const { id, title } of itemsOf(jsonOf(answer)).filter(isOfCheck)) {
    const gone = await calls.remove(String(id));
    if ('failure' in gone || gone.status !== 204) removed.add(CLEARING, [leftOver(String(title))]);
  }
}

const CLEARING = 'when clearing up';

const isOfCheck = ({ title }: Readonly<Record<string, unknown>>) => OF_CHECK.test(String(title));

function leftOver(title: string): Finding {
  return {
    came: `the comparison "${title}" could not be removed`,
    expected: 'status 204',
    mend: 'Remove it by hand, in the profile of the user',
    guide: GUIDE.changes,
  };
}
