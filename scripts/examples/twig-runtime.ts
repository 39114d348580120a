import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '../build/paths.ts';
import { phpRuntime } from './php-runtime.ts';
import { runCommand } from './run-command.ts';
import { MissingRuntime, type Runtime } from './runtime.ts';

const INSTALLED = '/usr/share/php/Twig';
const CACHE = `${ROOT}dist/.examples/twig`;

/** Starts a version of PHP with Twig, from Debian's package `php-twig`: npm has only ports of it. */
export async function twigRuntime(version: string, folder: string): Promise<Runtime> {
  const source = await twigSource();
  cpSync(source, `${folder}/examples/twig/vendor`, { recursive: true });
  const php = await phpRuntime(version, folder, 'twig');
  const [, exact] = /VERSION = '([^']+)'/.exec(readFileSync(`${source}/Environment.php`, 'utf8')) ?? [];
  return { ...php, name: `Twig ${exact} on ${php.name}` };
}

/** The folder with Twig's classes and their autoloader. */
async function twigSource(): Promise<string> {
  const extracted = CACHE + INSTALLED;
  if (existsSync(INSTALLED)) return INSTALLED;
  if (existsSync(extracted)) return extracted;
  try {
    mkdirSync(CACHE, { recursive: true });
    await runCommand('apt-get', ['download', 'php-twig'], CACHE);
    const archive = readdirSync(CACHE).find((file) => file.endsWith('.deb')) ?? '';
    await runCommand('dpkg-deb', ['-x', archive, '.'], CACHE);
    return extracted;
  } catch (cause) {
    throw new MissingRuntime('Debian’s package php-twig is neither installed nor can it be downloaded', {
      cause,
    });
  }
}
