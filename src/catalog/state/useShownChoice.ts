import { useState } from 'react';
import { positionHistory } from '../../listing/state/listing-history.ts';
import type { Shown } from '../rules/shown-ids.ts';

type Choice = Exclude<Shown, 'included'>;

const KEY = 'shown';

/**
 * Whether the listing of a catalogue shows all products or the excluded ones alone. The browser's history entry keeps it
 * beside the listing's query, so that the way back restores both (decision C28).
 *
 * @param prefix of the listing's parameters
 * @param hasExcluded whether there is a choice
 */
export function useShownChoice(prefix: string, hasExcluded: boolean) {
  const [history] = useState(() => positionHistory(prefix));
  const [shown, setShown] = useState<Choice>(() =>
    new URLSearchParams(history.search()).get(KEY) === 'excluded' ? 'excluded' : 'all',
  );
  if (!hasExcluded && shown !== 'all') setShown('all');
  const choose = (next: Choice) => {
    const query = new URLSearchParams(history.search());
    if (next === 'all') query.delete(KEY);
    else query.set(KEY, next);
    history.write(query.size > 0 ? `?${query}` : '', 'push');
    setShown(next);
  };
  return [shown, choose] as const;
}
