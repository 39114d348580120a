import { useEffect, useState } from 'react';
import { usePage } from '../../../store/hooks.ts';
import { httpContextOf } from '../../../store/reads/http-context.ts';
import { loadService } from '../../../store/reads/load-service.ts';
import { useComparison } from '../../state/useComparison.ts';

/** CSS colours of products, by uid: empty without one, `undefined` if unknown. */
export type Colors = ReadonlyMap<string, string | undefined>;

/**
 * Colours of the comparison's products, as they become known; without a response they stay unknown. Not `useRead`,
 * since only added products are requested.
 */
export function useColors(): Colors {
  const { store } = usePage();
  const [colors, setColors] = useState<Colors>(new Map());
  const { industry, basket } = useComparison(({ comparison }) => comparison);
  const wanted = basket
    .map(({ uid }) => uid)
    .filter((uid) => !colors.has(uid))
    .join();

  useEffect(() => {
    if (!wanted || industry === null) return;
    const leaving = new AbortController();
    read(wanted.split(','), industry).catch(() => {});
    return () => leaving.abort();

    async function read(uids: readonly string[], code: string) {
      const { readProductColors } = await loadService(() => import('../../../services/product-colors.ts'));
      const found = await readProductColors(httpContextOf(store), uids, code, leaving.signal);
      // Remember products without an answer, so that they aren't requested again.
      if (!leaving.signal.aborted)
        setColors((known) => new Map([...known, ...uids.map((uid) => [uid, undefined] as const), ...found]));
    }
  }, [store, wanted, industry]);

  return colors;
}
