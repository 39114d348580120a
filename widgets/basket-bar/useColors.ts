import { useEffect, useState } from 'react';
import { useComparison } from '../../src/store/comparison/useComparison.ts';
import { usePage } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/http-context.ts';

/** CSS colours of products by their uid. */
export type Colors = ReadonlyMap<string, string>;

/** The colours of the products in the comparison, as they become known; without an answer they stay unknown. */
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
      const { readProductColors } = await import('../../src/services/product-colors.ts');
      const found = await readProductColors(httpContextOf(store), uids, code, leaving.signal);
      // Asked for again they would stay unknown.
      if (!leaving.signal.aborted)
        setColors((known) => new Map([...known, ...uids.map((uid) => [uid, ''] as const), ...found]));
    }
  }, [store, wanted, industry]);

  return colors;
}
