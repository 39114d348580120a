import type { Context } from 'hono';
import type { Ground } from '../../ground/ground.ts';
import { createUserLog, type RequestState } from '../../user/log.ts';
import { codeOf, type Link } from './link-page.ts';

const PATH = '/sample-state';

/** What the staff reads of a state. */
const TITLES: Record<RequestState, string> = {
  received: 'received',
  inProgress: 'in progress',
  sent: 'sent',
  declined: 'declined',
};

/** States that may follow a state, with the title of the button; the first one is what usually follows. */
const NEXT: Partial<Record<RequestState, 'inProgress' | 'sent'>> = {
  received: 'inProgress',
  inProgress: 'sent',
};
const BUTTONS = { inProgress: 'Mark as in progress', sent: 'Mark as sent' };

/** Returns the address of the page on which the staff changes the state of a request. */
export function sampleStateAddress({ seal, origins }: Ground, number: string): string {
  return `${origins.site}${PATH}?token=${encodeURIComponent(seal.close({ number }))}`;
}

/**
 * The page of the link in the staff's mail about a request for samples: takes the request to its next state, or declines
 * it with `&decline`. Whoever has the link may do so.
 */
export function sampleState({ database, seal }: Ground): Link {
  const log = createUserLog(database);

  return {
    path: PATH,
    page(c) {
      const request = requestOf(c);
      const link = { title: 'To the start page', address: '/' };
      if (!request)
        return { title: 'There is no such request', text: 'Its account may have been deleted.', link };
      const { number, state, next } = request;
      const title = `Request ${number}`;
      const text = `This request is ${TITLES[state]}. It is for samples of: ${request.prds.join(', ')}.`;
      if (!next) return { title, text, link };
      if (next === 'declined')
        return { title, text, button: { title: 'Decline this request', isDangerous: true } };
      return { title, text, button: { title: BUTTONS[next] } };
    },
    act(c) {
      const request = requestOf(c);
      if (request?.next) log.setState(request.number, request.next);
      return undefined;
    },
  };

  function requestOf(c: Context) {
    const number = seal.open<{ number?: string }>(codeOf(c))?.number;
    const entries = number === undefined ? [] : log.ofRequest(number);
    const [first] = entries;
    if (number === undefined || !first) return undefined;
    const state = first.request?.state ?? 'received';
    const following = NEXT[state];
    const isDeclining = c.req.query('decline') !== undefined;
    return {
      number,
      state,
      next: following && isDeclining ? ('declined' as const) : following,
      prds: entries.map(({ prd }) => prd),
    };
  }
}
