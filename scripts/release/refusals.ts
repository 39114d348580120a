import { readNotes } from './read-notes.ts';

/** SemVer 2.0.0 (https://semver.org/#is-there-a-suggested-regular-expression-regex-to-check-a-semver-string). */
const SEMVER =
  /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*))*))?(?:\+[\da-zA-Z-]+(?:\.[\da-zA-Z-]+)*)?$/;

/** Uncommitted files to list before the rest is only counted. */
const LISTED = 5;

/** What decides whether a version can be released. */
export interface ReleaseFacts {
  version: string;
  /** Text of `package.json`. */
  packageJson: string;
  /** Text of `package-lock.json`. */
  packageLock: string;
  /** Text of `node_modules/.package-lock.json`, npm's own record of what is installed; empty if there is none. */
  installedLock: string;
  changelog: string;
  /** Output of `git status --porcelain`. */
  gitStatus: string;
  /** Whether `release/<version>` exists. */
  isReleased: boolean;
}

/** Returns all reasons for which a version can't be released, each with what to do. */
export function refusals(facts: ReleaseFacts): string[] {
  const { version, gitStatus, isReleased } = facts;
  if (!SEMVER.test(version))
    return [
      `"${version}" is not a version: write it as 1.2.3 (https://semver.org).`,
      ...dirtyTree(gitStatus),
    ];
  return [
    ...dirtyTree(gitStatus),
    ...otherVersions(facts),
    ...missingNotes(facts),
    ...otherPackages(facts),
    ...(isReleased ? [`release/${version} exists: delete the folder to make the release again.`] : []),
  ];
}

function dirtyTree(gitStatus: string): string[] {
  const files = gitStatus.split('\n').filter(Boolean);
  if (files.length === 0) return [];
  const more = files.length > LISTED ? `, and ${files.length - LISTED} more` : '';
  const listed = files.slice(0, LISTED).map((line) => line.slice(3));
  return [`Commit or remove what git doesn't have: ${listed.join(', ')}${more}.`];
}

function otherVersions({ version, packageJson, packageLock }: ReleaseFacts): string[] {
  const files = { 'package.json': packageJson, 'package-lock.json': packageLock };
  const other = Object.entries(files).filter(([, text]) => JSON.parse(text).version !== version);
  if (other.length === 0) return [];
  const names = other.map(([name, text]) => `${name} has version ${JSON.parse(text).version}`);
  return [`${names.join(', ')}: run npm version ${version} --no-git-tag-version and commit.`];
}

function missingNotes({ version, changelog }: ReleaseFacts): string[] {
  try {
    readNotes(changelog, version);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Other packages than the lock's would make another build of the same commit. */
function otherPackages({ packageLock, installedLock }: ReleaseFacts): string[] {
  const installed = versionsIn(installedLock);
  const other = [...versionsIn(packageLock)].filter(
    ([path, { version, isOptional }]) =>
      installed.get(path)?.version !== version && !(isOptional && !installed.has(path)),
  );
  const names = other.slice(0, LISTED).map(([path]) => path);
  return other.length === 0
    ? []
    : [`node_modules is not what package-lock.json says (${names.join(', ')}): run npm ci.`];
}

/** Versions by path in `node_modules`. Optional ones are of other platforms where they are not installed. */
function versionsIn(lock: string): Map<string, { version?: string; isOptional: boolean }> {
  const { packages = {} } = lock ? JSON.parse(lock) : {};
  const entries = Object.entries<{ version?: string; optional?: boolean; devOptional?: boolean }>(packages);
  return new Map(
    entries
      .filter(([path]) => path.startsWith('node_modules/'))
      .map(([path, { version, optional, devOptional }]) => [
        path,
        { ...(version !== undefined && { version }), isOptional: !!optional || !!devOptional },
      ]),
  );
}
