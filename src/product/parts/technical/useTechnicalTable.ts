import type { TableText } from '../../../lib/file/table-text.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useTechnicalEntries } from '../../../store/reads/useFieldManifest.ts';
import { fieldTexts, wordsOfFields } from '../../../texts/fields.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { sectionsForCustomers } from '../../rules/technical/section-for-customers.ts';
import type { TechnicalSection } from '../../rules/technical/technical-sections.ts';
import { useProductContext } from '../../state/useProductContext.ts';
import { technicalTexts } from '../../texts/technical.ts';
import { technicalTable } from './technical-table.ts';
import type { Application } from './useTechnical.ts';

/** Returns a product's technical properties as data to copy or save, with translated headings. */
export function useTechnicalTable(product: Pigment, applications: readonly Application[]) {
  const text = useTexts(technicalTexts);
  const words = useTexts(fieldTexts);
  const table = useTexts(tableTexts);
  const { context, internal } = useProductContext(product);
  const read = useTechnicalEntries();
  const technicalEntries = read.status === 'ready' ? read.value : [];
  return (sections: readonly TechnicalSection[]): TableText =>
    technicalTable(sections, {
      applications,
      heads: {
        medium: table('tables.head.medium'),
        mediumCondition: table('tables.head.mediumCondition'),
        property: table('tables.head.property'),
        angle: table('tables.head.angle'),
        unit: table('tables.head.unit'),
        illuminant: table('tables.head.illuminant'),
        observer: table('tables.head.observer'),
        scale: text('technical.scale'),
        norm: text('technical.norm'),
        condition: text('technical.condition'),
      },
      context,
      internal: {
        ...internal,
        customers: sectionsForCustomers(sections, product.technicalProperties, technicalEntries),
      },
      words: {
        ...wordsOfFields(words),
        statuses: {
          not_tested: table('tables.notTested'),
          not_recommended: table('tables.notRecommended'),
        },
      },
    });
}
