import type { Browser } from '@playwright/test';
import { CONSENT_PAGES, consentSite, EMPTY_PAGE } from '../pages/consent-pages.ts';
import { median, medianOf } from '../support/median.ts';
import { PROFILES, type Profile } from '../support/profiles.ts';
import type { Scenario } from '../support/scenario.ts';
import { serve } from '../support/serve.ts';
import { formatTable } from '../support/table.ts';
import type { Target } from '../support/target.ts';
import { type ConsentRun, measureConsent, measureEmptyPage } from './measure-consent.ts';

type Name = keyof typeof CONSENT_PAGES;
const NAMES = Object.keys(CONSENT_PAGES) as Name[];

/** The cookie dialog beside its peers, on the same page. */
export const consent: Scenario = {
  name: 'consent',
  async run(browser, runs) {
    const server = await serve(consentSite());
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
  const measured: Record<Name, ConsentRun[]> = {
    ...{ 'ce-widgets': [], orejime: [], 'vanilla-cookieconsent': [] },
    'native dialog': [],
  };
  const emptyPaints: number[] = [];
  // The first round is a warm-up. Rounds start with a different page each.
  for (let round = -1; round < runs; round++) {
    for (let turn = 0; turn < NAMES.length; turn++) {
      const name = NAMES[(turn + round + NAMES.length) % NAMES.length] as Name;
      const run = await measureConsent(browser, profile, origin, CONSENT_PAGES[name]);
      if (round >= 0) measured[name].push(run);
    }
    const paint = await measureEmptyPage(browser, profile, origin + EMPTY_PAGE);
    if (round >= 0) emptyPaints.push(paint);
  }
  return {
    table: `Cookie dialog, ${profile.name} (medians of ${runs} runs)\n${tableOf(measured)}`,
    targets: targetsOf(profile, measured, median(emptyPaints)),
  };
}

function tableOf(measured: Record<Name, ConsentRun[]>): string {
  const head = [
    '',
    'clickable',
    'ratio',
    'script',
    'first paint',
    'closing',
    'dead clicks',
    'shift',
    'kB',
    'requests',
  ];
  const rows = NAMES.map((name) => {
    const of = (field: keyof ConsentRun) => medianOf(measured[name], field);
    const ms = (field: keyof ConsentRun) => `${of(field).toFixed(0)} ms`;
    return [
      name,
      ms('clickable'),
      (of('clickable') / medianOf(measured.orejime, 'clickable')).toFixed(2),
      `${of('script').toFixed(1)} ms`,
      ms('firstPaint'),
      ms('closing'),
      String(sumOf(measured[name], 'deadClicks')),
      of('layoutShift').toFixed(3),
      (of('bytes') / 1000).toFixed(1),
      String(of('requests')),
    ];
  });
  return formatTable(head, rows);
}

function targetsOf(profile: Profile, measured: Record<Name, ConsentRun[]>, emptyPaint: number): Target[] {
  const ours = measured['ce-widgets'];
  const ratioTo = (name: Name) => medianOf(ours, 'clickable') / medianOf(measured[name], 'clickable');
  const isSlow = profile.name === 'slow';
  const target = (what: string, value: number, atMost: number, unit: Target['unit']): Target => ({
    what: `cookie dialog, ${profile.name}: ${what}`,
    measured: value,
    atMost,
    unit,
  });
  return [
    target('clickable, beside orejime', ratioTo('orejime'), isSlow ? 0.8 : 1, '×'),
    target('clickable, beside a native dialog', ratioTo('native dialog'), isSlow ? 1.05 : 1.1, '×'),
    target('dead clicks', sumOf(ours, 'deadClicks'), 0, ''),
    target('layout shift', Math.max(...ours.map((run) => run.layoutShift)), 0, ''),
    target('first paint after the empty page', medianOf(ours, 'firstPaint') - emptyPaint, 60, 'ms'),
    ...(isSlow ? [target('script until clickable', medianOf(ours, 'script'), 40, 'ms')] : []),
    target('requests', medianOf(ours, 'requests'), 2, ''),
  ];
}

function sumOf(runs: readonly ConsentRun[], field: keyof ConsentRun): number {
  return runs.reduce((sum, run) => sum + run[field], 0);
}
