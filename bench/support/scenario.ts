import type { Browser } from '@playwright/test';
import type { Target } from './target.ts';

/** Results of a scenario. */
export interface Outcome {
  /** Tables to print, each with its heading. */
  tables: string[];
  targets: Target[];
}

/** A scenario of the bench. */
export interface Scenario {
  /** Name for `--only`. */
  name: string;
  run: (browser: Browser, runs: number) => Promise<Outcome>;
}
