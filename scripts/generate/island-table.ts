import { describeProps } from '../../demo/server/pages/gallery/describe-props.ts';
import { subjectProps } from '../../src/domain/requests/subject-props.ts';
import type { IslandFacts, IslandGroup } from '../../src/mount/island/contract.ts';
import { placedBy } from './placed-by.ts';

const HEAD = ['island', 'placed by', 'what it does', 'required'];

/** Heads of the groups. */
const TITLES: Readonly<Record<IslandGroup, string>> = {
  page: 'On any page',
  account: 'Account',
  search: 'Search',
  product: 'Product',
  comparison: 'Comparison',
};

/**
 * Puts the tables of islands into their page of the guide, in place of those that are there: all from the first heading on.
 *
 * @throws Error if there is none
 */
export function withIslandTables(page: string, islands: readonly IslandFacts[]): string {
  const start = page.search(/^## /m);
  if (start < 0) throw new Error('docs/guide/islands.md has no heading of a group.');
  const groups = [...Map.groupBy(islands, ({ group }) => group)];
  const sections = groups.map(([group, members]) => `## ${TITLES[group]}\n\n${tableOf(members)}`);
  return page.slice(0, start) + sections.join('\n');
}

function tableOf(islands: readonly IslandFacts[]): string {
  const rows = islands.map((island) => [
    `\`${island.name}\``,
    placedBy(island).join(', '),
    island.summary,
    [...requiredProps(island), ...island.needs.map((field) => `payload \`${field}\``)].join(', '),
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  return [HEAD, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('');
}

function requiredProps({ props }: IslandFacts): string[] {
  // Their opener may lack it, which only the overlay itself reports.
  if (props === subjectProps) return ['`prd`'];
  return describeProps(props).flatMap(({ name, isRequired }) => (isRequired ? [`\`${name}\``] : []));
}
