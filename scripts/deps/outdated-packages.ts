import { object, optional, parse, record, string } from 'valibot';

/** A package of which there is a later version. */
export interface OutdatedPackage {
  name: string;
  current: string;
  latest: string;
}

const report = record(string(), object({ current: optional(string(), 'none'), latest: string() }));

/** Reads what `npm outdated --json` has written; throws where npm could not find out. */
export function outdatedPackages(json: string): OutdatedPackage[] {
  const answer: unknown = JSON.parse(json || '{}');
  if (answer && typeof answer === 'object' && 'error' in answer) {
    // The message of npm names the registry that was asked.
    throw new Error('npm could not ask the registry for the latest versions.');
  }
  return Object.entries(parse(report, answer)).map(([name, { current, latest }]) => ({
    name,
    current,
    latest,
  }));
}
