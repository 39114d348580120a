import type { Scenario } from '../scenario.ts';
import { accountScenarios } from './account.tsx';
import { comparisonScenarios } from './comparisons.tsx';
import { listScenarios } from './lists.tsx';
import { productScenarios } from './product.tsx';
import { requestScenarios } from './requests.tsx';
import { searchScenarios } from './searches.tsx';
import { sheetScenarios } from './sheets.tsx';

/** All calls of the services, each as its reader meets it. */
export const scenarios: readonly Scenario[] = [
  ...productScenarios,
  ...listScenarios,
  ...accountScenarios,
  ...requestScenarios,
  ...comparisonScenarios,
  ...sheetScenarios,
  ...searchScenarios,
];
