const HEAD = /^## \[(?<version>[^\]]+)\](?: - (?<date>\S+))?(?<rest>.*)$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the section of a version in a changelog in the form of Keep a Changelog, without its heading.
 *
 * @throws Error if the version has no section, or its section has no date or no entry
 */
export function readNotes(changelog: string, version: string): string {
  const lines = changelog.split(/\r?\n/);
  const start = lines.findIndex((line) => HEAD.exec(line)?.groups?.version === version);
  if (start === -1) {
    throw new Error(
      `CHANGELOG.md has no section for ${version}: rename "[Unreleased]" to "[${version}] - YYYY-MM-DD" and put an empty "[Unreleased]" above it.`,
    );
  }
  const { date, rest } = HEAD.exec(lines[start] ?? '')?.groups ?? {};
  if (!date || !DATE.test(date) || Number.isNaN(Date.parse(date)) || rest?.trim()) {
    throw new Error(`CHANGELOG.md has no date for ${version}: write "## [${version}] - YYYY-MM-DD".`);
  }
  const length = lines.slice(start + 1).findIndex((line) => /^## |^\[[^\]]+\]: /.test(line));
  const section = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
  if (!section.some((line) => /^\s*[-*] \S/.test(line))) {
    throw new Error(`CHANGELOG.md describes no change for ${version}: list what it adds, changes or fixes.`);
  }
  return `${section.join('\n').trim()}\n`;
}
