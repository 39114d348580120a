import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '../../src/payload/schema.ts';
import { signIn } from '../../src/store/session/session.ts';
import { serviceFunctions } from '../src/services/service-functions.ts';
import { renderIsland } from '../support/render-island.tsx';
import { fakeServices, type Replies } from '../support/services/fake-services.ts';
import { FAULTS, type Fault, malformed } from './faults.ts';
import { type Opened, PAGE, type Scenario } from './scenario.ts';
import { scenarios } from './scenarios/all.ts';

vi.mock('../../src/lib/address/leave-to.ts', () => ({ leaveTo: vi.fn() }));

/** What the reader is told, wherever: alerts, statuses, and the notices at the bottom of the page. */
function toldIn({ store }: Opened): string {
  const parts = screen.queryAllByRole('alert').concat(screen.queryAllByRole('status'));
  return [
    ...parts.map(({ textContent }) => textContent),
    ...store.getState().notices.map(({ text }) => text),
  ].join(' | ');
}

async function open(
  { element, payload, address = '/', before, overlay, answers }: Scenario,
  replies: Replies,
) {
  history.replaceState(null, '', address);
  before?.();
  for (const key of Object.keys(answers)) replies[key] ??= answers[key] as Replies[string];
  const sent = fakeServices(replies);
  const page = renderIsland(element, { ...PAGE, ...payload });
  if (overlay) act(() => void page.bus.emit('overlay:shown', { props: undefined, ...overlay }));
  return { ...page, sent, hand: userEvent.setup({ delay: null }) };
}

/** Logs the user in again, as the login overlay does, or presses the button that helps. */
async function help(opened: Opened, text: string): Promise<void> {
  const { store, hand } = opened;
  const notice = store.getState().notices.findLast(({ action }) => action?.text === text);
  if (notice) act(() => void notice.action?.run());
  else {
    const control =
      screen.queryAllByRole('button', { name: text }).at(-1) ??
      screen.getAllByRole('link', { name: text }).at(-1);
    // An opener: the page opens the overlay in place of the link.
    if (control instanceof HTMLAnchorElement)
      control.addEventListener('click', (event) => event.preventDefault());
    await hand.click(control as HTMLElement);
  }
  if (text === 'Log in') act(() => signIn(store, store.getState().user as User));
}

const hasKept = (kept: string) =>
  document.body.textContent?.includes(kept) ||
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].some(
    ({ value }) => value === kept,
  );

/** The fault's words at this place; `null` where the fault means something else there. */
function wordsOf({ told, saysOnly, own = {} }: Scenario, fault: Fault): RegExp | null {
  if (saysOnly) return saysOnly;
  const words = own[fault.name];
  if (words !== undefined) return words;
  return (told === 'send' && fault.send) || fault.read;
}

test('each call has its row', async () => {
  const functions = (await serviceFunctions()).map(([name]) => name);
  const rows = new Set(scenarios.map(({ makes }) => makes));
  expect(functions.filter((name) => !rows.has(name))).toEqual([]);
});

describe.each(scenarios.map((scenario) => [scenario.makes, scenario] as const))('%s', (_, scenario) => {
  const faults = scenario.malformed === undefined ? FAULTS : [...FAULTS, malformed(scenario.malformed)];
  let told: string[] = [];

  beforeEach(() => {
    told = [];
    vi.stubGlobal('reportError', vi.fn());
    const note = (sentence: unknown) => void told.push(String(sentence));
    vi.spyOn(console, 'error').mockImplementation(note);
    vi.spyOn(console, 'warn').mockImplementation(note);
  });

  test('works as long as nothing fails', async () => {
    const opened = await open(scenario, {});
    await scenario.fill?.(opened);
    await scenario.act?.(opened);
    await scenario.works(opened);
  });

  test.each(faults.map((fault) => [fault.name, fault] as const))(
    'tells the reader and recovers: %s',
    async (_name, fault) => {
      const words = wordsOf(scenario, fault);
      const replies: Replies = { [scenario.call]: fault.answer };
      const opened = await open(scenario, replies);
      await scenario.fill?.(opened);
      await scenario.act?.(opened);
      if (words) await scenario.ask?.(opened);
      if (words) {
        if (scenario.told === 'nowhere') await waitFor(() => expect(opened.sent.length).toBeGreaterThan(0));
        else await waitFor(() => expect(toldIn(opened)).toMatch(words), { timeout: 3000 });
      }
      if (scenario.kept && words) expect(hasKept(scenario.kept)).toBe(true);
      if (fault.console) await waitFor(() => expect(told.join(' ')).toMatch(fault.console as RegExp));
      // Someone who has pressed something is still there.
      // Where a failure is told to nobody, what closes does so all the same.
      const isClosed = scenario.told === 'nowhere' && scenario.closes;
      if (scenario.act && !isClosed) expect(document.activeElement).not.toBe(document.body);

      const helps = scenario.helps?.[fault.name];
      const usual = fault.help === undefined ? 'Try again' : fault.help;
      const text = scenario.saysOnly ? 'again' : helps === undefined ? usual : helps;
      if (!words || scenario.told === 'nowhere' || text === 'leaves') return;
      if (text === null) {
        expect(screen.queryAllByRole('button', { name: 'Try again' })).toEqual([]);
        return;
      }
      replies[scenario.call] = scenario.answers[scenario.call] as Replies[string];
      if (text === 'again' || (scenario.told === 'send' && text !== 'Log in'))
        await (scenario.act ?? scenario.ask)?.(opened);
      else await help(opened, text);
      await scenario.works(opened);
      // What was pressed goes; the focus does not go with it.
      if (!scenario.closes) await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    },
  );
});
