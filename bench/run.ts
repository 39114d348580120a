import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../scripts/browsers.ts';
import { compare } from './scenarios/compare.ts';
import { consent } from './scenarios/consent.ts';
import { firstHits } from './scenarios/first-hits.ts';
import { islands } from './scenarios/islands.ts';
import { demoLayoutShift } from './scenarios/layout-shift.ts';
import { listingParts } from './scenarios/listing-parts.ts';
import { manyIslands } from './scenarios/many-islands.ts';
import { product } from './scenarios/product.ts';
import { search } from './scenarios/search.ts';
import type { Scenario } from './support/scenario.ts';
import { formatTargets, isMet } from './support/target.ts';

const SCENARIOS: readonly Scenario[] = [
  consent,
  islands,
  manyIslands,
  compare,
  product,
  search,
  firstHits,
  listingParts,
  demoLayoutShift,
];

const { values } = parseArgs({
  options: {
    /** Exits with code 1 if a target is missed. */
    assert: { type: 'boolean', default: false },
    /** Number of measured runs per page. */
    runs: { type: 'string', default: '9' },
    /** Runs only the scenarios with these names. */
    only: { type: 'string', multiple: true },
  },
});

const browser = await chromium.launch(launchOptions('chromium'));
let isMissed = false;
try {
  for (const scenario of SCENARIOS) {
    if (values.only && !values.only.includes(scenario.name)) continue;
    const { tables, targets } = await scenario.run(browser, Number(values.runs));
    for (const table of tables) console.log(`\n${table}`);
    console.log(`\n${formatTargets(targets)}`);
    isMissed ||= !targets.every(isMet);
  }
} finally {
  await browser.close();
}
process.exitCode = values.assert && isMissed ? 1 : 0;
