import { describeProps } from '../../demo/server/pages/gallery/describe-props.ts';
import { subjectProps } from '../../src/domain/requests/subject-props.ts';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import { placedBy } from './placed-by.ts';

const HEAD = ['island', 'placed by', 'what it does', 'required'];

/**
 * Puts the table of islands into its page of the guide, in place of the one that is there.
 *
 * @throws Error if there is none
 */
export function withIslandTable(page: string, islands: readonly IslandFacts[]): string {
  const [old] = /(?:^\|.*\n)+/m.exec(page) ?? [];
  if (!old) throw new Error('docs/guide/islands.md has no table.');
  return page.replace(old, () => tableOf(islands));
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
