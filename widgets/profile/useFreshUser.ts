import { useEffect } from 'react';
import { usePage } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/http-context.ts';
import { loadMe } from '../../src/store/load-me.ts';
import { replaceUser } from '../../src/store/replace-user.ts';

/**
 * Reads the user anew when someone comes back to the browser's tab, as after following a mailed link in another one
 * (spec S§7 "User service"). A failure changes nothing: the next action tells it.
 */
export function useFreshUser(): void {
  const { store } = usePage();

  useEffect(() => {
    let reading: AbortController | undefined;
    const read = async () => {
      reading?.abort();
      if (document.visibilityState !== 'visible') return;
      reading = new AbortController();
      const { signal } = reading;
      const user = await loadMe()
        .then(({ readMe }) => readMe(httpContextOf(store), { signal }))
        .catch(() => undefined);
      if (user && !signal.aborted) replaceUser(store, user);
    };
    document.addEventListener('visibilitychange', read);
    return () => {
      reading?.abort();
      document.removeEventListener('visibilitychange', read);
    };
  }, [store]);
}
