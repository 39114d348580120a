import type { Scenario } from '../scenario.ts';
import { accountScenarios } from './account.tsx';
import { listScenarios } from './lists.tsx';
import { productScenarios } from './product.tsx';

/** All calls of the services, each as its reader meets it. */
export const scenarios: readonly Scenario[] = [...productScenarios, ...listScenarios, ...accountScenarios];
