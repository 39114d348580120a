import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { runtimePackages } from './runtime-packages.ts';
import { stableSbom } from './stable-sbom.ts';
import type { Tools } from './tools.ts';

/** A commit that was built in a folder of its own. */
export interface BuiltCommit {
  version: string;
  /** Root of the built sources. */
  folder: string;
  /** Time of the commit. */
  time: Date;
}

/** A file or folder of a release. */
export interface Artifact {
  path(version: string): string;
  /** What it is, for the reader of `--dry-run`. */
  summary: string;
  /**
   * Makes it from the built commit, and from nothing else: two builds must give the same bytes.
   *
   * @param to where to write it
   */
  make(built: BuiltCommit, to: string, tools: Tools): Promise<void>;
}

/** What a release consists of, besides its notes and checksums. A further format is one entry more. */
export const ARTIFACTS: readonly Artifact[] = [
  {
    path: (version) => `cdn/${version}`,
    summary: 'the files of the script tag, with source maps and Brotli copies',
    make: ({ folder }, to) => {
      const demo = join(folder, 'dist/cdn/demo');
      return cp(join(folder, 'dist/cdn'), to, {
        recursive: true,
        filter: (path) => path !== demo && !path.startsWith(demo + sep),
      });
    },
  },
  {
    path: (version) => `ce-widgets-${version}.tgz`,
    summary: 'the npm package',
    make: async ({ folder }, to, { read }) => {
      // npm names the file itself.
      await read(['npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', join(to, '..')], {
        cwd: folder,
      });
    },
  },
  {
    path: (version) => `wordpress/ce-widgets-${version}.zip`,
    summary: 'the plugin for WordPress',
    make: ({ folder, version }, to) =>
      copyFile(join(folder, `integrations/wordpress/build/ce-widgets-${version}.zip`), to),
  },
  {
    path: () => 'tags.json',
    summary: "what a page's head needs, as data",
    make: ({ folder }, to) => copyFile(join(folder, 'dist/cdn/tags.json'), to),
  },
  {
    path: () => 'sbom.cdx.json',
    summary: 'the packages that the library depends on (CycloneDX)',
    make: async ({ folder, time }, to, { read }) => {
      const [json, lock] = await Promise.all(
        ['package.json', 'package-lock.json'].map((name) => readFile(join(folder, name), 'utf8')),
      );
      const packages = runtimePackages(json ?? '', lock ?? '');
      const work = `${to}.packages`;
      await mkdir(work);
      await writeFile(join(work, 'package.json'), packages.json);
      await writeFile(join(work, 'package-lock.json'), packages.lock);
      const bill = await read(['npm', 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
        cwd: work,
      });
      await rm(work, { recursive: true });
      await writeFile(to, stableSbom(bill, { name: JSON.parse(packages.json).name, time }));
    },
  },
];
