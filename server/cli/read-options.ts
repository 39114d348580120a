import { type ParseArgsConfig, parseArgs } from 'node:util';
import { didYouMean } from '../head-tags.ts';
import { UsageError } from './check-services/usage-error.ts';

/** Reads a command's options. @throws UsageError for wrong ones */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const { message } = error as Error;
    const [unknown, option = ''] = /^Unknown option '(-[^']+)'/.exec(message) ?? [];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(unknown ? `${unknown}.${didYouMean(option, known)}` : message, { cause: error });
  }
}
