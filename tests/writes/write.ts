import type { ReactElement } from 'react';
import type { Circumstance } from './circumstances.ts';
import type { Look } from './service/service.ts';
import type { Tab } from './tab.tsx';

/** One of the two changes that a write makes in the table: different ones, where there is more than one. */
export type Which = 'one' | 'other';

/** Where a user writes: an island on a page of the site. */
export interface WritePage {
  element: ReactElement;
  /** Path of the page, whose payload the site gives. */
  path: string;
  overlay?: { name: string; props?: object };
  /** Puts into the browser what the page finds there. */
  before?: () => void;
}

/**
 * What the user is told in a circumstance; where nothing is named, nothing but that the change is made. A write for which
 * nobody needs a session names nothing of its end.
 */
export type Told = Partial<Record<Circumstance, RegExp>> & Record<'lost answer' | 'offline', RegExp>;

/** How a write goes on after it has failed: by itself, by a button, by doing the same again, or not at all. */
export type GoesOn = 'by itself' | 'again' | 'not at all' | { press: string | RegExp };

/** One row of the table: a write of the client, what the services keep of it, and what its user is told. */
export interface Write<Thing = unknown> {
  /** What it does, such as `changes a catalogue`. */
  name: string;
  /** The operation of `openapi.yaml`, such as `PUT /api/v1/catalog/{catalogId}`. */
  call: string;
  /** Email of the demo user who writes; `null` for a visitor. */
  user: string | null;
  /** Puts into the services what is written upon. */
  make?: (look: Look) => Promise<Thing>;
  page: (thing: Thing) => WritePage;
  /** Gets the page ready for the change, such as by filling in a form. */
  fill?: (tab: Tab, which: Which, thing: Thing) => Promise<unknown>;
  /** The control that makes the change, when it is pressed. */
  control: (tab: Tab, which: Which, thing: Thing) => Promise<HTMLElement>;
  /** A second press takes the change back. @default false */
  isToggle?: boolean;
  /** Waits until the user is told, or sees, that the change is made. */
  done: (tab: Tab, which: Which, thing: Thing) => Promise<unknown>;
  /** What the services have, in a form that `keeps` can be compared with. */
  kept: (look: Look, thing: Thing) => Promise<unknown> | unknown;
  /** What they should have: before, after one change, and after one of each kind by two pages. */
  keeps: {
    nothing: unknown;
    one: unknown;
    both: unknown;
    /** After a double click. @default nothing of a toggle, else one */
    twice?: unknown;
    /** Both, made on two devices. @default both */
    onTwoDevices?: unknown;
  };
  /** What another page does meanwhile, where it is not the other change. */
  elsewhere?: (look: Look, thing: Thing) => Promise<unknown>;
  told: Told;
  /** @default by a button "Try again" */
  goesOn?: GoesOn;
  /** @default by itself */
  goesOnAfterLogin?: GoesOn;
  /** A text of the user's that nobody else may see on this browser. */
  secret?: string;
  /** Circumstances that this write cannot meet, each with the reason. */
  never?: Partial<Record<Circumstance, string>>;
}

/** Checks a row's types and forgets them. */
export function defineWrite<Thing>(write: Write<Thing>): Write {
  return write as Write;
}
