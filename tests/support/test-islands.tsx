import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { useShared } from '../../src/store/hooks.ts';

interface GreetingProps {
  name: string;
  broken: boolean;
}

function Greeting({ name, broken }: GreetingProps) {
  const status = useShared(({ user }) => (user ? 'member' : 'visitor'));
  const [clicks, setClicks] = useState(0);
  useEffect(() => () => void unmounts.push(name), [name]);
  if (broken || clicks > 2) throw new Error('The greeting broke.');
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      Hello {name}, {status} {clicks}
    </button>
  );
}

/** Names of the greetings that React has taken off. */
export const unmounts: string[] = [];

/** An island for tests: says hello, and breaks on demand or at the third click. */
export const greeting = defineIsland({
  name: 'greeting',
  group: 'page',
  summary: 'Says hello.',
  props: v.object({
    name: v.optional(v.string(), 'world'),
    broken: v.optional(v.boolean(), false),
  }),
  needs: [],
  when: 'load',
  isolation: 'shadow',
  load: async () => Greeting,
});

/** What an island shows. */
export function shownIn(element: Element): string | undefined {
  const host = element.querySelector('ce-island');
  return (host?.shadowRoot ?? host)?.querySelector('.ce-root')?.textContent ?? undefined;
}
