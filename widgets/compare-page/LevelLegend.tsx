import { memo } from 'react';
import type { ComparedGroup } from '../../src/domain/comparison/comparison-rows.ts';
import { RECOMMENDATION_LEVELS } from '../../src/domain/fields/recommendation-level.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { fieldTexts } from '../../src/texts/fields.ts';
import { LevelMark } from '../../src/ui/content/FieldValue.tsx';

/** What the dots of the recommendation levels mean, where there are any (spec P§2). */
export const LevelLegend = memo(function LevelLegend({ groups }: { groups: readonly ComparedGroup[] }) {
  const text = useTexts(fieldTexts);
  const hasLevels = groups.some(({ rows }) =>
    rows.some(({ contents }) =>
      contents.some(
        (content) =>
          content?.form === 'level' || (content?.form === 'list' && content.items.some(({ level }) => level)),
      ),
    ),
  );
  if (!hasLevels) return null;
  return (
    <dl className="ce-compare__legend" aria-label={text('fields.levels')}>
      {RECOMMENDATION_LEVELS.map((level) => (
        <div key={level} className="ce-compare__legend-level">
          <dt>
            <LevelMark level={level} />
          </dt>
          <dd>{text(`fields.level.${level}`)}</dd>
        </div>
      ))}
    </dl>
  );
});
