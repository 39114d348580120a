import type { Browser } from '@playwright/test';
import type { Target } from './target.ts';

/** What a scenario has found out. */
export interface Outcome {
  /** Tables to print, each with its heading. */
  tables: string[];
  targets: Target[];
}

/** One thing that the bench measures. */
export interface Scenario {
  /** For `--only`. */
  name: string;
  run: (browser: Browser, runs: number) => Promise<Outcome>;
}
