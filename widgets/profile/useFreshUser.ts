import { useEffect } from 'react';
import { loadMe } from '../../src/account/state/load-me.ts';
import { replaceUser } from '../../src/account/state/replace-user.ts';
import { usePage } from '../../src/store/hooks.ts';
import { httpContextOf } from '../../src/store/reads/http-context.ts';

/**
 * Reloads the user when the browser's tab becomes visible again, as after following an email's link in another tab
 * (spec S§7 "User service"). Failures are ignored: the next action reports them.
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
