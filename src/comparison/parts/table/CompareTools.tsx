import type { RefObject } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import type { RowFilter } from '../../rules/table/filter-rows.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { LineField } from './LineField.tsx';

interface CompareToolsProps {
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  /** There is more than one product. */
  isComparable: boolean;
  /** How many rows are shown, in words. */
  found: string;
}

/** Search and toggles, what the marks mean, and how many rows are left. */
export function CompareTools({ filter, onFilter, searchRef, isComparable, found }: CompareToolsProps) {
  const text = useTexts(comparePageTexts);
  const toggle = (name: 'differencesOnly' | 'filledOnly') => (
    <Button
      size="small"
      className="ce-compare__toggle"
      aria-pressed={filter[name]}
      onClick={() => onFilter({ ...filter, [name]: !filter[name] })}
    >
      {text(`compare.${name}`)}
    </Button>
  );
  return (
    <div className="ce-compare__tools ce-cluster">
      <LineField
        ref={searchRef}
        type="search"
        label={text('compare.search')}
        isLabelHidden
        placeholder={text('compare.search')}
        value={filter.search}
        onChange={(event) => onFilter({ ...filter, search: event.target.value })}
      />
      {isComparable && (
        <div className="ce-cluster ce-gap-2">
          {toggle('differencesOnly')}
          {toggle('filledOnly')}
        </div>
      )}
      {isComparable && (
        <p className="ce-compare__legend ce-cluster ce-meta">
          <span>
            <span className="ce-compare__legend-mark">{text('compare.legend.value')}</span>{' '}
            {text('compare.legend.differs')}
          </span>
          <span aria-hidden>
            <span className="ce-compared__some">1/4</span> {text('compare.legend.some')}
          </span>
        </p>
      )}
      <p role="status" className="ce-compare__found ce-meta ce-figure">
        {found}
      </p>
    </div>
  );
}
