import type { ServiceName } from '../../../src/http/http-context.ts';
import { changingCalls } from './calls/changing-calls.ts';
import { readCalls } from './calls/read-calls.ts';
import { checkCall } from './check-call.ts';
import { checkChangingCall } from './check-preflight.ts';
import { checkService } from './check-service.ts';
import type { Examples } from './examples.ts';
import { type CallReport, countStates, isSilent, type Report } from './report.ts';
import { isOffered, type Setting } from './setting.ts';
import { checkWrites } from './writes/check-writes.ts';

/** What to check. */
export interface Task {
  setting: Setting;
  /** In the order of the report. */
  services: readonly ServiceName[];
  /** Examples that the integrator has named. */
  examples: Examples;
  /** Whether to save a comparison of the token's user, and to remove it again. */
  writes: boolean;
}

/** Asks the services, one call after the other, and reports what is wrong. A service that does not answer is asked once. */
export async function checkServices(task: Task): Promise<Report> {
  const { setting, services } = task;
  const wholes: CallReport[] = [];
  for (const service of services) wholes.push(await checkService(service, setting));
  const silent = wholes.filter(isSilent).map(({ service }) => service);
  const answering = services.filter((service) => !silent.includes(service));
  const calls = [...wholes, ...(await checkCalls({ ...task, services: answering }))];
  return {
    origin: setting.origin,
    viewers: setting.token ? ['a visitor', 'the user of the token'] : ['a visitor'],
    addresses: Object.fromEntries(services.map((service) => [service, setting.addresses[service]])),
    notOffered: setting.notOffered.length,
    calls: calls.sort((one, other) => services.indexOf(one.service) - services.indexOf(other.service)),
    counts: countStates(calls),
  };
}

async function checkCalls(task: Task): Promise<CallReport[]> {
  const { setting, services, writes } = task;
  const { reports, examples } = await checkReads(task);
  for (const call of changingCalls)
    if (services.includes(call.service) && isOffered(setting, call))
      reports.push(await checkChangingCall(call, setting));
  // Without one of its calls, a comparison would stay.
  const canClearUp = !setting.notOffered.some((name) => /product-comparison(\/\{\})?$/.test(name));
  if (writes && services.includes('user') && canClearUp)
    reports.push(...(await checkWrites(setting, examples)));
  return reports;
}

/** @returns the examples by which the last calls were asked */
async function checkReads({ setting, services, examples: given }: Task) {
  const reports: CallReport[] = [];
  let examples = given;
  for (const call of readCalls) {
    if (!services.includes(call.service) || !isOffered(setting, call)) continue;
    const { report, learnt } = await checkCall(call, setting, examples);
    reports.push(report);
    examples = { ...examples, ...learnt, ...given };
  }
  return { reports, examples };
}
