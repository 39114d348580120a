import { useMemo, useRef, useState } from 'react';
import { TableActions } from '../../../outcome/files/TableActions.tsx';
import { useCopies } from '../../../store/files/useCopies.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { useIsNarrow } from '../../../ui/base/useIsNarrow.ts';
import type { ComparedGroup } from '../../rules/table/compared-row.ts';
import type { TableContent } from '../../rules/table/comparison-for-customers.ts';
import { equalRows, filterRows, type RowFilter } from '../../rules/table/filter-rows.ts';
import { type ComparedTable, ComparedTableContext } from '../../state/useComparedTable.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { CompareTable } from './CompareTable.tsx';
import { CompareTools } from './CompareTools.tsx';
import css from './compare-tools.css';
import { JumpLinks } from './JumpLinks.tsx';
import { NARROW } from './narrow.ts';
import { Strengths } from './Strengths.tsx';
import { useComparisonText } from './useComparisonText.ts';

interface FieldComparisonProps extends Omit<ComparedTable, 'onNews' | 'isNarrow' | 'search'> {
  groups: readonly ComparedGroup[];
  /** What customers get of it. */
  forCustomers: () => TableContent;
}

const ALL_ROWS: RowFilter = { differencesOnly: false, filledOnly: false, search: '' };

/** The products field by field, with the tools to look closer. */
export function FieldComparison({ groups, forCustomers, ...compared }: FieldComparisonProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isNarrow = useIsNarrow(box, NARROW);
  const [filter, setFilter] = useState(ALL_ROWS);
  const [news, setNews] = useState('');
  const shown = useMemo(() => filterRows(groups, filter), [groups, filter]);
  const equal = useMemo(() => equalRows(groups, filter), [groups, filter]);
  const actions = <CopyActions {...{ groups, forCustomers }} {...compared} />;
  const reset = () => {
    setFilter(ALL_ROWS);
    search.current?.focus();
  };

  return (
    <div ref={box} className="ce-compare__fields" data-narrow={isNarrow || undefined}>
      <Strengths groups={groups} {...compared} />
      <CompareTools
        filter={filter}
        onFilter={setFilter}
        searchRef={search}
        isComparable={compared.products.length > 1}
        found={text('compare.rows', { count: shown.size, total: countRows(groups) })}
      />
      <JumpLinks groups={groups} shown={shown} box={box}>
        {!isNarrow && actions}
      </JumpLinks>
      <ComparedTableContext value={{ ...compared, onNews: setNews, isNarrow, search: filter.search }}>
        <CompareTable {...{ groups, shown, equal }} />
      </ComparedTableContext>
      <p role="status" className="ce-visually-hidden">
        {news}
      </p>
      {isNarrow && actions}
      {shown.size === 0 && (
        <div className="ce-compare__no-rows ce-stack ce-gap-3 ce-muted">
          <p>{text('compare.noRows')}</p>
          <Button size="small" onClick={reset}>
            {text('compare.noRows.reset')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Copies the whole comparison, or saves it as a file. */
function CopyActions({ groups, forCustomers, comparison, products, media, reference }: FieldComparisonProps) {
  const text = useTexts(comparePageTexts);
  const words = useTexts(tableTexts);
  const { isInternal } = useCopies(products.some((product) => product.isInternal));
  const table = useComparisonText({ products, reference, media, groups, forCustomers, isInternal });
  return (
    <TableActions
      copyText={words('tables.copy')}
      csvText={words('tables.csv')}
      csvLabel={words('tables.csv.label')}
      done={words('tables.done')}
      table={table}
      name={[comparison.title || text('compare.file')]}
    />
  );
}

function countRows(groups: readonly ComparedGroup[]): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
