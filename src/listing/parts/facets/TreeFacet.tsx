import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { chevronRightIcon } from '../../../ui/icon/chevron-right.ts';
import type { Facet, FacetValue } from '../../rules/facet.ts';
import { type Branch, valueTree, withBranchToggled, withLeafToggled } from '../../rules/value-tree.ts';
import { useListing } from '../../state/listing-context.ts';
import { treeTexts } from '../../texts/tree.ts';
import css from './tree-facet.css';
import { ValueRow } from './ValueRow.tsx';

export interface TreeFacetProps {
  above: Facet;
  /** Its values have parent values of the facet above. */
  below: Facet;
}

/**
 * Two filters, one above the other, as one control: the arrow expands, the checkbox selects. A partly selected branch
 * shows a dash. Branches with selections are expanded at the start.
 */
export function TreeFacet({ above, below }: TreeFacetProps) {
  useStyles(css);
  const listing = useListing();
  const tree = useMemo(() => valueTree(above, below), [above, below]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openAtStart(tree.branches)));
  // Toggles read the current state's facets, so that rows re-render only when they change.
  const toggle = useCallback(
    (key: string, toggled: typeof withLeafToggled) => {
      const { query, facets } = listing.state.getState();
      const facet = (key: string) => facets.find((each) => each.key === key);
      const [above_, below_] = [facet(above.key), facet(below.key)];
      if (above_ && below_) listing.go({ filters: toggled(query, valueTree(above_, below_), key).filters });
    },
    [listing, above.key, below.key],
  );
  const toggleBranch = useCallback((key: string) => toggle(key, withBranchToggled), [toggle]);
  const toggleLeaf = useCallback((key: string) => toggle(key, withLeafToggled), [toggle]);
  const openOrShut = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  return (
    <ul className="ce-tree">
      {tree.branches.map((branch) => (
        <BranchItem
          key={branch.value.key}
          branch={branch}
          isOpen={open.has(branch.value.key)}
          onOpen={openOrShut}
          {...{ toggleBranch, toggleLeaf }}
        />
      ))}
      {leafItems(tree.others, toggleLeaf)}
    </ul>
  );
}

interface BranchItemProps {
  branch: Branch;
  isOpen: boolean;
  onOpen: (key: string) => void;
  toggleBranch: (key: string) => void;
  toggleLeaf: (key: string) => void;
}

function BranchItem({ branch, isOpen, onOpen, toggleBranch, toggleLeaf }: BranchItemProps) {
  const text = useTexts(treeTexts);
  const { value, leaves, isChosen } = branch;
  return (
    <li>
      <div className="ce-tree__branch">
        {leaves.length > 0 && (
          <button
            type="button"
            className="ce-tree__arrow"
            aria-expanded={isOpen}
            aria-label={text('tree.below', { title: value.title })}
            onClick={() => onOpen(value.key)}
          >
            <Icon path={chevronRightIcon} size="small" directional />
          </button>
        )}
        <ValueRow
          value={value.key}
          title={value.title}
          count={value.count}
          isChosen={isChosen === 'all'}
          isPartly={isChosen === 'partly'}
          onToggle={toggleBranch}
        />
      </div>
      {isOpen && leaves.length > 0 && <ul className="ce-tree__leaves">{leafItems(leaves, toggleLeaf)}</ul>}
    </li>
  );
}

function leafItems(values: readonly FacetValue[], onToggle: (key: string) => void) {
  return values.map(({ key, title, count, isChosen }) => (
    <li key={key}>
      <ValueRow value={key} {...{ title, count, isChosen, onToggle }} />
    </li>
  ));
}

function openAtStart(branches: readonly Branch[]): string[] {
  return branches.flatMap(({ value, leaves }) =>
    leaves.some(({ isChosen }) => isChosen) ? [value.key] : [],
  );
}
