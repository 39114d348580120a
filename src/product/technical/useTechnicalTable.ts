import type { TechnicalSection } from '../../domain/technical/technical-sections.ts';
import type { TableText } from '../../lib/table-text.ts';
import { useTexts } from '../../store/hooks.ts';
import { fieldTexts, wordsOfFields } from '../../texts/fields.ts';
import { tableTexts } from '../../texts/tables.ts';
import { technicalTexts } from '../../texts/technical.ts';
import { technicalTable } from './technical-table.ts';
import type { Application } from './useTechnical.ts';

/** Returns technical properties as a plain table, with translated headings. */
export function useTechnicalTable(applications: readonly Application[]) {
  const text = useTexts(technicalTexts);
  const words = useTexts(fieldTexts);
  const absent = useTexts(tableTexts);
  return (sections: readonly TechnicalSection[]): TableText =>
    technicalTable(sections, {
      applications,
      heads: {
        medium: text('technical.medium'),
        mediumCondition: text('technical.mediumCondition'),
        property: text('technical.property'),
        angle: text('technical.angle'),
        unit: text('technical.unit'),
        scale: text('technical.scale'),
        norm: text('technical.norm'),
        condition: text('technical.condition'),
      },
      words: {
        ...wordsOfFields(words),
        statuses: {
          not_tested: absent('tables.notTested'),
          not_recommended: absent('tables.notRecommended'),
        },
      },
    });
}
