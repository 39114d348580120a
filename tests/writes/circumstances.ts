import { isDeepStrictEqual } from 'node:util';
import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { FakeChannel } from '../support/fake-channel.ts';
import type { KillableService } from './service/killable-service.ts';
import { lookInto, type Service } from './service/service.ts';
import { createWorld, type Tab, type World } from './tab.tsx';
import type { GoesOn, Which, Write } from './write.ts';

/** The columns of the table. */
export const CIRCUMSTANCES = [
  'two stale tabs',
  'two devices',
  'double click',
  '20 at once',
  'lost answer',
  'kill -9 of the service',
  'offline',
  'page left at once',
  'session ended',
  'other user meanwhile',
] as const;

/** What may happen to a write. */
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** Somebody else, who has nothing to do with what is written. */
const SOMEBODY_ELSE = 'remy.laurent@example.com';

/** A write within the world of one cell. */
class Cell<Thing> {
  readonly world: World<Thing>;
  readonly write: Write<Thing>;

  constructor(world: World<Thing>, write: Write<Thing>) {
    this.world = world;
    this.write = write;
  }

  async fill(tab: Tab, which: Which = 'one'): Promise<void> {
    this.world.use(tab);
    await this.write.fill?.(tab, which, this.world.thing);
  }

  async press(tab: Tab, which: Which = 'one'): Promise<void> {
    this.world.use(tab);
    await tab.hand.click(await this.write.control(tab, which, this.world.thing));
  }

  async done(tab: Tab, which: Which = 'one'): Promise<void> {
    this.world.use(tab);
    await this.write.done(tab, which, this.world.thing);
    await this.world.settled();
  }

  /** Opens a page on which nothing is left to do but to press. */
  async ready(): Promise<Tab> {
    const tab = await this.world.open();
    await this.fill(tab);
    await this.write.control(tab, 'one', this.world.thing);
    await this.world.settled();
    return tab;
  }

  /** Tries again after a failure. */
  async retry(tab: Tab, how: GoesOn = this.write.goesOn ?? { press: 'Try again' }): Promise<void> {
    if (how === 'again') await this.press(tab);
    else if (how === 'by itself') act(() => void window.dispatchEvent(new Event('online')));
    else if (how !== 'not at all') await tab.press(how.press);
  }

  /** Goes on after a failure, until the change is made. */
  async goOn(tab: Tab): Promise<void> {
    await this.retry(tab);
    await this.done(tab);
  }

  /** Presses what leads to the login. */
  async askForLogin(tab: Tab): Promise<void> {
    const name = /^Log in/;
    const [button] = tab.screen.queryAllByRole('button', { name });
    await tab.hand.click(button ?? tab.screen.getByRole('link', { name }));
  }

  async #kept(): Promise<unknown> {
    const { service, thing } = this.world;
    return this.write.kept(lookInto(service, this.write.user), thing);
  }

  /** Expects the services to have one of these. */
  async keeps(...any: (keyof Write['keeps'])[]): Promise<void> {
    expect(any.map((what) => this.write.keeps[what])).toContainEqual(await this.#kept());
  }

  async isKept(what: keyof Write['keeps']): Promise<boolean> {
    return isDeepStrictEqual(await this.#kept(), this.write.keeps[what]);
  }
}

/** Two pages, opened before either of them has changed anything. */
async function stale<Thing>(cell: Cell<Thing>, devices: [string, string]): Promise<void> {
  const { world, write } = cell;
  const [first, second] = [await world.open(devices[0]), await world.open(devices[1])];
  for (const [tab, which] of [
    [first, 'one'],
    [second, 'other'],
  ] as const) {
    world.use(tab);
    if (!write.elsewhere || tab === first) await cell.fill(tab, which);
  }
  await world.settled();
  // What one tab tells the others is on its way for as long as both are changed.
  const arrive = FakeChannel.hold();
  if (write.elsewhere) await write.elsewhere(lookInto(world.service, write.user), world.thing);
  else {
    await cell.press(second, 'other');
    await cell.done(second, 'other');
  }
  await cell.press(first);
  const told = write.told[devices[0] === devices[1] ? 'two stale tabs' : 'two devices'];
  if (told) await first.says(told);
  else await cell.done(first);
  act(arrive);
  await world.settled();
  const isApart = devices[0] !== devices[1] && 'onTwoDevices' in write.keeps;
  await cell.keeps(isApart ? 'onTwoDevices' : 'both');
}

/**
 * The page is left as browsers do it: first the user may be asked, then it is hidden, then gone.
 *
 * @returns whether the user is asked
 */
function leave(): boolean {
  const isAsked = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  act(() => void window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false })));
  Reflect.deleteProperty(document, 'visibilityState');
  return isAsked;
}

type Play = <Thing>(cell: Cell<Thing>) => Promise<void>;

/** What happens in each circumstance, and what must be true then. */
const PLAYS: Record<Circumstance, Play> = {
  'two stale tabs': (cell) => stale(cell, ['laptop', 'laptop']),
  'two devices': (cell) => stale(cell, ['laptop', 'phone']),

  async 'double click'(cell) {
    const tab = await cell.ready();
    await tab.hand.dblClick(await cell.write.control(tab, 'one', cell.world.thing));
    if (cell.write.isToggle) await cell.world.settled();
    else await cell.done(tab);
    const { isToggle, keeps } = cell.write;
    await cell.keeps('twice' in keeps ? 'twice' : isToggle ? 'nothing' : 'one');
  },

  async '20 at once'(cell) {
    const tab = await cell.ready();
    const told = cell.write.told['20 at once'];
    cell.world.network.weather = 'twenty times';
    await cell.press(tab);
    await (told ? tab.says(told) : cell.done(tab));
    await cell.keeps('one');
  },

  async 'lost answer'(cell) {
    const tab = await cell.ready();
    cell.world.network.weather = 'answer lost';
    await cell.press(tab);
    await tab.says(cell.write.told['lost answer']);
    await cell.goOn(tab);
    await cell.keeps('one');
  },

  async 'kill -9 of the service'(cell) {
    const { world, write } = cell;
    const service = world.service as KillableService;
    const [method = '', template = ''] = write.call.split(' ');
    const path = new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
    const tab = await cell.ready();
    const goesOn = write.goesOn !== 'not at all';
    for (const moment of goesOn ? (['first change', 'answer'] as const) : (['answer'] as const)) {
      await service.killAt(moment, method, path);
      if (moment === 'answer' && goesOn) await cell.retry(tab);
      else await cell.press(tab);
      await service.revive();
      await tab.says(write.told['lost answer']);
      await cell.keeps('nothing', 'one');
      // What is stored already, and nothing but that, some pages do not send again.
      if (await cell.isKept('one')) break;
    }
    await cell.goOn(tab);
    await cell.keeps('one');
  },

  async offline(cell) {
    const { network } = cell.world;
    const tab = await cell.ready();
    network.weather = 'offline';
    await cell.press(tab);
    await tab.says(cell.write.told.offline);
    network.weather = 'fine';
    await cell.keeps('nothing');
    await cell.goOn(tab);
    await cell.keeps(cell.write.goesOn === 'not at all' ? 'nothing' : 'one');
  },

  async 'page left at once'(cell) {
    const { network, settled } = cell.world;
    const tab = await cell.ready();
    network.weather = 'slow';
    await cell.press(tab);
    const isAsked = leave();
    // What its listeners have begun goes on until they wait for something.
    await new Promise((resolve) => setImmediate(resolve));
    network.leave();
    await settled();
    await cell.keeps(...(isAsked ? (['one', 'nothing'] as const) : (['one'] as const)));
  },

  async 'session ended'(cell) {
    const { told, goesOnAfterLogin = 'by itself' } = cell.write;
    const tab = await cell.ready();
    cell.world.endSessions();
    await cell.press(tab);
    if (told['session ended']) {
      await tab.says(told['session ended']);
      await cell.keeps('nothing');
      await cell.askForLogin(tab);
      await cell.world.logIn(tab);
      if (goesOnAfterLogin !== 'by itself') await cell.retry(tab, goesOnAfterLogin);
    }
    await cell.done(tab);
    await cell.keeps('one');
  },

  async 'other user meanwhile'(cell) {
    const { network, settled, logInElsewhere, endSessions } = cell.world;
    const { told, secret } = cell.write;
    const tab = await cell.ready();
    // What waits for a login, or else for the connection, waits for its own user's.
    if (told['session ended']) endSessions();
    else network.weather = 'offline';
    await cell.press(tab);
    await tab.says(told['session ended'] ?? told.offline);
    if (told['session ended']) await cell.askForLogin(tab);
    await settled();
    network.weather = 'fine';
    const before = network.sent.length;
    await logInElsewhere(tab, SOMEBODY_ELSE);
    act(() => void window.dispatchEvent(new Event('online')));
    await settled();
    expect(network.sent.slice(before).map(({ method, url }) => `${method} ${url}`)).toEqual([]);
    await cell.keeps('nothing');
    if (secret) expect(readAll()).not.toContain(secret);
  },
};

/** All that somebody at this browser can see or find. */
function readAll(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(
    ({ value }) => value,
  );
  const storages = [sessionStorage, localStorage].map((storage) => JSON.stringify({ ...storage }));
  return [document.body.textContent, ...fields, ...storages, document.cookie].join(' ');
}

/** Plays one cell of the table. */
export async function play(write: Write, circumstance: Circumstance, service: Service): Promise<void> {
  const world = await createWorld(service, write);
  await PLAYS[circumstance](new Cell(world, write));
}
