import { SERVICES, type ServiceName } from '../../../src/http/http-context.ts';
import { readOptions } from '../read-options.ts';
import { createAsk } from './ask.ts';
import { callName } from './calls/call.ts';
import { checkServices } from './check-services.ts';
import { hideTokens } from './hide-tokens.ts';
import { type Config, readConfig } from './read-config.ts';
import { CHECK_USAGE } from './usage.ts';
import { UsageError } from './usage-error.ts';
import { writeReport } from './write-report.ts';

/** What the command needs of its surroundings. */
export interface Surroundings {
  /** Reads a text file. @throws if it cannot be read */
  readFile: (path: string) => string;
  /** Environment variables. */
  environment: Readonly<Record<string, string | undefined>>;
  /** Sends requests. */
  fetch: typeof globalThis.fetch;
  /** Whether a terminal shows the text, in colours. */
  isTerminal: boolean;
}

/** What the command ends with. */
export interface Outcome {
  /** The report. */
  text: string;
  /** 0 if nothing is wrong, else 1. */
  exitCode: 0 | 1;
}

/**
 * Runs `ce-widgets check-services` (docs/guide/services.md, "Check your services").
 *
 * @param args what follows the command's name
 * @throws UsageError for wrong options or settings, with what is wrong
 */
export async function checkServicesCommand(args: readonly string[], around: Surroundings): Promise<Outcome> {
  const options = optionsIn(args);
  const config = readConfig(readSettings(options.config, around));
  const token = options.tokenName === undefined ? undefined : tokenIn(options.tokenName, around);
  if (options.writes && !token) throw new UsageError('--write needs a user: name a token by --token-env.');
  const report = await checkServices({
    setting: {
      ...{ origin: config.origin, region: config.region, token, addresses: addressesIn(config) },
      notOffered: config.notOffered.map(callName),
      ask: createAsk(around.fetch),
    },
    ...{ services: options.services, examples: config.examples, writes: options.writes },
  });
  const text = options.isJson
    ? JSON.stringify(report, null, 2)
    : writeReport(report, { isColored: around.isTerminal });
  return { text: hideTokens(text, token), exitCode: report.counts.wrong > 0 ? 1 : 0 };
}

function optionsIn(args: readonly string[]) {
  const values = readOptions(args, {
    config: { type: 'string' },
    'token-env': { type: 'string' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  if (!values.config) throw new UsageError(`--config is missing: the file of settings.\n\n${CHECK_USAGE}`);
  return {
    config: values.config,
    tokenName: values['token-env'],
    services:
      values.only === undefined ? SERVICES : SERVICES.filter((name) => readNames(values.only).includes(name)),
    writes: values.write,
    isJson: values.json,
  };
}

/** @throws UsageError for a service that does not exist */
function readNames(list = ''): string[] {
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !(SERVICES as readonly string[]).includes(name));
  if (unknown !== undefined)
    throw new UsageError(`--only: there is no service "${unknown}", only ${SERVICES.join(', ')}.`);
  return names;
}

function readSettings(path: string, { readFile }: Surroundings): string {
  try {
    return readFile(path);
  } catch (error) {
    throw new UsageError(`--config: ${(error as Error).message}`, { cause: error });
  }
}

function tokenIn(name: string, { environment }: Surroundings): string {
  const token = environment[name]?.trim().replace(/^Bearer /i, '');
  if (!token) throw new UsageError(`--token-env: there is no environment variable ${name}, or it is empty.`);
  return token;
}

/** The services' base addresses, as the widgets read the payload's: by default, and relative to, the origin of the pages. */
function addressesIn({ origin, services }: Config): Record<ServiceName, string> {
  const addresses = SERVICES.map((name) => {
    const base = services[name] ?? origin;
    if (!URL.canParse(base, origin))
      throw new UsageError(`"services.${name}" must be an address, but is "${base}".`);
    return [name, new URL(base.replace(/\/?$/, '/'), origin).href];
  });
  return Object.fromEntries(addresses) as Record<ServiceName, string>;
}
