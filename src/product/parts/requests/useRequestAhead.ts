import { useEffect } from 'react';
import { usePage } from '../../../store/hooks.ts';
import { useLoadAhead } from '../../../store/reads/useLoadAhead.ts';
import { readFormTokenAhead } from '../../../store/write/form-token.ts';
import { loadRequests } from './load-requests.ts';

/** Fetches what a request needs before it is sent, so that it is sent at once. */
export function useRequestAhead(): void {
  const { store } = usePage();
  useLoadAhead(loadRequests);
  useEffect(() => void readFormTokenAhead(store), [store]);
}
