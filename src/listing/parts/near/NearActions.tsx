import { TableActions } from '../../../outcome/files/TableActions.tsx';
import { useTexts } from '../../../store/hooks.ts';
import { useIndustryTitles } from '../../../store/useIndustryTitles.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { nearTableTexts } from '../../texts/near-table.ts';
import { type NearTableSources, nearTable } from './near-table.ts';

/** Copies the nearest products with their values to the clipboard, or saves them as a file. */
export function NearActions(sources: Omit<NearTableSources, 'industryOf'>) {
  const text = useTexts(nearTableTexts);
  const words = useTexts(tableTexts);
  const industryOf = useIndustryTitles();
  const { look, facts } = sources;
  return (
    <TableActions
      copyText={text('near.table.copy')}
      csvText={text('near.table.csv')}
      csvLabel={text('near.table.csv.of')}
      table={() => nearTable({ ...sources, industryOf }, text, words)}
      name={[text('near.table.file', { name: look.standard.name }), facts.medium?.title ?? '']}
    />
  );
}
