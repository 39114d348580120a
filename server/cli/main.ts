#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { tags } from 'virtual:page-facts';
import { CHECK_USAGE } from './check-services/usage.ts';
import { tagsCommand, USAGE } from './tags-command.ts';

// `npx ce-widgets`.

const readImportMap = () =>
  JSON.parse(readFileSync(new URL('../cdn/importmap.json', import.meta.url), 'utf8'));

const [command = 'help', ...args] = process.argv.slice(2);
try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = (error as Error).name === 'UsageError' ? 2 : 1;
}

async function run(): Promise<string> {
  if (command === 'tags') return tagsCommand(args, { tags, readImportMap });
  if (command === 'check-services') return checkServices();
  if (command === 'help' || command === '--help') return `${USAGE}\n\n${CHECK_USAGE}`;
  throw new Error(`There is no command "${command}".\n\n${USAGE}\n\n${CHECK_USAGE}`);
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
