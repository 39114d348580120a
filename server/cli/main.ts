#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { tags } from 'virtual:page-facts';
import { tagsCommand, USAGE } from './tags-command.ts';

// `npx ce-widgets`.

const readImportMap = () =>
  JSON.parse(readFileSync(new URL('../cdn/importmap.json', import.meta.url), 'utf8'));

const [command = 'help', ...args] = process.argv.slice(2);
try {
  process.stdout.write(`${run()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

function run(): string {
  if (command === 'tags') return tagsCommand(args, { tags, readImportMap });
  if (command === 'help' || command === '--help') return USAGE;
  throw new Error(`There is no command "${command}".\n\n${USAGE}`);
}
