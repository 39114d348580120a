import { useMemo } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { asBody } from '../../../ui/content/table-roles.ts';
import type { ColorMedium } from '../../rules/colors/color-media.ts';
import { otherMedia } from '../../rules/colors/other-media.ts';
import { findsWords } from '../../rules/table/filter-rows.ts';
import { useComparedTable } from '../../state/useComparedTable.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { GroupHead, GroupTitle } from '../table/GroupHead.tsx';
import { FigureRow } from './FigureRow.tsx';
import { ColorSum } from './figure-names.tsx';

interface OtherMediaRowsProps {
  /** The one whose values are shown above. */
  medium: ColorMedium;
  columns: readonly number[];
}

/** ΔE00 in each other medium: whether a difference is the same elsewhere. */
export function OtherMediaRows({ medium, columns }: OtherMediaRowsProps) {
  const text = useTexts(comparePageTexts);
  const { media, reference, search } = useComparedTable();
  const rows = useMemo(() => otherMedia(media, medium, reference), [media, medium, reference]);
  const heading = text('compare.otherMedia');
  const found = rows.filter(({ title }) => findsWords(search, `${heading} ΔE00 ${title}`));
  return (
    <tbody {...asBody} hidden={found.length === 0}>
      <GroupHead label={heading} span={columns.length + 1}>
        <GroupTitle title={heading}>
          <span className="ce-compared__note ce-meta">
            <ColorSum /> {text('compare.otherMedia.note')}
          </span>
        </GroupTitle>
      </GroupHead>
      {found.map(({ key, title, composition, cells }) => (
        <FigureRow
          key={key}
          className="ce-colors__row--medium"
          data-delta
          head={
            <>
              {title}
              <span className="ce-compared__note ce-meta">{composition}</span>
            </>
          }
          cells={cells}
          applications={medium.applications}
          columns={columns}
          reference={reference}
        />
      ))}
    </tbody>
  );
}
