import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

const text = v.string();

/** Button that adds a product to the comparison (spec P§2, P§4). Mark one beside each product. */
export const comparisonButton = defineIsland({
  name: 'comparison-button',
  group: 'comparison',
  summary: 'Adds a product to the comparison, or says why it cannot be added.',
  props: v.object({
    /** Id of the product. */
    id: text,
    /** Id of the product among all result types; `resultType::id` by default. */
    uid: v.optional(text),
    /** Product code. */
    prd: v.optional(text),
    /** Result type of the search service. */
    resultType: v.optional(text, 'pigments'),
    /** Name of the product. */
    product_name: text,
    /** Codes of the product's industries. */
    industries: v.array(text),
    /** Code of the page's industry; the first product of a comparison sets its industry. */
    industry: v.optional(text),
    /** `small` on cards, `medium` beside other actions. */
    size: v.optional(v.picklist(['small', 'medium']), 'small'),
  }),
  needs: [],
  reads: ['industries', 'user', 'services', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./ComparisonButton.tsx').then((module) => module.ComparisonButton),
});
