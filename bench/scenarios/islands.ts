import type { Browser } from '@playwright/test';
import { ISLAND_PAGES, type IslandPage, islandSite } from '../pages/island-pages.ts';
import { medianOf } from '../support/median.ts';
import { openPage, scriptTime } from '../support/open-page.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Scenario } from '../support/scenario.ts';
import { serve } from '../support/serve.ts';
import { formatTable } from '../support/table.ts';
import type { Target } from '../support/target.ts';

type Name = keyof typeof ISLAND_PAGES;
const NAMES = Object.keys(ISLAND_PAGES) as Name[];
const FLOOR: Name = 'React button (floor)';

/**
 * Maximum number of requests until a part is ready. The navigation needs the loader, the core, React and the shell. A
 * login requested by the address makes two rounds after the loader: the core; then React, the island, its form, its
 * controls and the cover for slow connections in parallel. In a single file, the form (7.5 kB) would be loaded by
 * islands without one, or the login (2.7 kB) by all other forms.
 */
const REQUESTS: Partial<Record<Name, number>> = { 'navigation ready': 4, 'login typeable': 7 };

interface IslandRun {
  /** Time of the part's first paint, in ms since the navigation began. */
  ready: number;
  script: number;
  layoutShift: number;
  bytes: number;
  requests: number;
}

/** Measures the time until the navigation is ready and until the login accepts input, beside a floor. */
export const islands: Scenario = {
  name: 'islands',
  async run(browser, runs) {
    const server = await serve(await islandSite());
    try {
      const results = [];
      for (const profile of PROFILES)
        results.push(await measureProfile(browser, profile, server.origin, runs));
      return {
        tables: results.map(({ table }) => table),
        targets: results.flatMap(({ targets }) => targets),
      };
    } finally {
      await server.stop();
    }
  },
};

async function measureProfile(browser: Browser, profile: Profile, origin: string, runs: number) {
  const measured = Object.fromEntries(NAMES.map((name) => [name, []])) as unknown as Record<
    Name,
    IslandRun[]
  >;
  // The first round is a warm-up. Rounds start with a different page each.
  for (let round = -1; round < runs; round++) {
    for (let turn = 0; turn < NAMES.length; turn++) {
      const name = NAMES[(turn + round + NAMES.length) % NAMES.length] as Name;
      const run = await measurePage(browser, profile, origin, ISLAND_PAGES[name]);
      if (round >= 0) measured[name].push(run);
    }
  }
  const rows = NAMES.map((name) => {
    const of = (field: keyof IslandRun) => medianOf(measured[name], field);
    return [
      name,
      `${of('ready').toFixed(0)} ms`,
      (of('ready') / medianOf(measured[FLOOR], 'ready')).toFixed(2),
      `${of('script').toFixed(1)} ms`,
      of('layoutShift').toFixed(3),
      (of('bytes') / 1000).toFixed(1),
      String(of('requests')),
    ];
  });
  const head = ['', 'ready', 'ratio', 'script', 'shift', 'kB', 'requests'];
  return {
    table: `Islands, ${profile.name} (medians of ${runs} runs)\n${formatTable(head, rows)}`,
    targets: NAMES.filter((name) => name !== FLOOR).flatMap((name) =>
      targetsOf(name, profile, measured[name]),
    ),
  };
}

function targetsOf(name: Name, profile: Profile, runs: readonly IslandRun[]): Target[] {
  const what = `${name}, ${profile.name}`;
  return [
    {
      what: `${what}: layout shift`,
      measured: Math.max(...runs.map((run) => run.layoutShift)),
      atMost: 0,
      unit: '',
    },
    {
      what: `${what}: requests until then`,
      measured: Math.max(...runs.map((run) => run.requests)),
      atMost: REQUESTS[name] ?? 0,
      unit: '',
    },
  ];
}

/** Visits the page once, and proves that the part works: it responds to a click or a key. */
async function measurePage(
  browser: Browser,
  profile: Profile,
  origin: string,
  wanted: IslandPage,
): Promise<IslandRun> {
  const { page, session, transferred, close } = await openPage(browser, profile, wanted);
  try {
    await page.goto(origin + wanted.path, { waitUntil: 'commit' });
    const ready = await page.evaluate(() => window.ceBench.ready);
    const script = (await scriptTime(session)) - ready.ownMs;
    const { bytes, requests } = transferred();
    if (wanted.selector.startsWith('input')) {
      const { x, y } = await page.evaluate(() => window.ceBench.place());
      await page.mouse.click(x, y);
      await page.keyboard.type('a');
      await page.waitForFunction(() => window.ceBench.typed() === 'a', null, { timeout: 10_000 });
    }
    const layoutShift = await page.evaluate(() => window.ceBench.layoutShift());
    return { ready: ready.paintedAt, script, layoutShift, bytes, requests };
  } finally {
    await close();
  }
}
