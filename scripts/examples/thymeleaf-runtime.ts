import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { ROOT } from '../build/paths.ts';
import { runCommand } from './run-command.ts';
import { MissingRuntime, type Runtime } from './runtime.ts';

const CACHE = `${ROOT}dist/.examples/thymeleaf`;
const LIBRARIES = `${CACHE}/target/dependency`;
const POM = `${ROOT}examples/thymeleaf/pom.xml`;

/** Compiles the example against the libraries of its `pom.xml`; `folder` holds `examples` and `dist`. */
export async function thymeleafRuntime(folder: string): Promise<Runtime> {
  await fetchLibraries();
  const example = `${folder}/examples/thymeleaf`;
  const classes = `${folder}/classes`;
  const path = [`${LIBRARIES}/*`, classes].join(delimiter);
  await runCommand('javac', ['-cp', path, '-d', classes, 'Page.java'], example);
  const java = /\d+(\.\d+)*/.exec(await runCommand('java', ['--version'], example));
  const library = /thymeleaf-([\w.]+)\.jar/.exec(readdirSync(LIBRARIES).join('\n'));
  return {
    name: `Thymeleaf ${library?.[1]} on Java ${java?.[0]}`,
    render: (search) => runCommand('java', ['-cp', path, 'Page', search], example),
  };
}

async function fetchLibraries(): Promise<void> {
  const fetched = `${CACHE}/pom.xml`;
  const pom = readFileSync(POM, 'utf8');
  if (existsSync(LIBRARIES) && readFileSync(fetched, 'utf8') === pom) return;
  try {
    mkdirSync(CACHE, { recursive: true });
    cpSync(POM, fetched);
    await runCommand('javac', ['--version'], CACHE);
    await runCommand('mvn', ['-B', '-q', 'dependency:copy-dependencies'], CACHE);
  } catch (cause) {
    throw new MissingRuntime(
      'a JDK and the libraries of examples/thymeleaf/pom.xml, by Maven, cannot be had',
      { cause },
    );
  }
}
