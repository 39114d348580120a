#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { tags } from 'virtual:page-facts';
import { didYouMean } from '../head-tags.ts';
import { CHECK_USAGE } from './check-services/usage.ts';
import { tagsCommand, USAGE } from './tags-command.ts';

// `npx ce-widgets`. Ends with 2 for a wrong command line.

const USAGES = { tags: USAGE, 'check-services': CHECK_USAGE };
const HELP = Object.values(USAGES).join('\n\n');

const readImportMap = () =>
  JSON.parse(readFileSync(new URL('../cdn/importmap.json', import.meta.url), 'utf8'));

// Whoever reads the output may close it early, as `head` does.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? undefined : 1));

const [command = 'help', ...args] = process.argv.slice(2);
try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.exitCode = command !== 'check-services' || (error as Error).name === 'UsageError' ? 2 : 1;
  process.stderr.write(`${(error as Error).message}\n`);
}

async function run(): Promise<string> {
  if (['help', '--help', '-h'].includes(command)) return HELP;
  if (command === '--version') return tags.version;
  const [, usage] = Object.entries(USAGES).find(([name]) => name === command) ?? [];
  if (!usage)
    throw new Error(
      `There is no command "${command}".${didYouMean(command, Object.keys(USAGES))}\n\n${HELP}`,
    );
  if (args.includes('--help') || args.includes('-h')) return usage;
  return command === 'tags' ? tagsCommand(args, { tags, readImportMap }) : checkServices();
}

async function checkServices(): Promise<string> {
  const { checkServicesCommand } = await import('./check-services/command.ts');
  const { text, exitCode } = await checkServicesCommand(args, {
    readFile: (path) => readFileSync(path, 'utf8'),
    environment: process.env,
    fetch,
    isTerminal: process.stdout.isTTY && !process.env.NO_COLOR,
  });
  process.exitCode = exitCode;
  return text;
}
