import { nothing, refuse } from './answers.ts';
import type { Replies } from './fake-services.ts';

const PATH = '/api/v1/product-sheet/favorite';

interface Kept {
  id: string;
  documentTypes: readonly string[];
}

/**
 * A user service that keeps one favourite.
 *
 * @param kept documents at first
 * @param hasVersions whether it has versions, and so refuses changes of an outdated one
 * @param countsPerRecord whether the versions of a new record begin with the first one again
 */
export function fakeFavourites(kept: Kept | null, { hasVersions = true, countsPerRecord = false } = {}) {
  const service = {
    kept,
    /** Another device's change. */
    put(next: Kept | null) {
      const isNew = next?.id !== service.kept?.id;
      service.kept = next;
      changes = countsPerRecord && isNew ? 1 : changes + 1;
    },
    replies: {} as Replies,
  };
  let changes = 1;
  const record = () => ({ ...service.kept, ...(hasVersions && { version: `v${changes}` }) });
  const isOutdated = (headers: Headers) => {
    const named = headers.get('if-match');
    return named !== null && named !== `"${service.kept ? `v${changes}` : ''}"`;
  };
  const outdated = () => refuse(412, 'Changed.', { code: 'changed', current: record() });
  service.replies = {
    [`GET ${PATH}/`]: () => ({ json: service.kept ? [record()] : [] }),
    [`POST ${PATH}`]: ({ body, headers }) => {
      if (isOutdated(headers)) return outdated();
      const { documentTypes } = body as Kept;
      service.put({ id: service.kept?.id ?? 'f-new', documentTypes });
      return { json: record() };
    },
    [`DELETE ${PATH}/{id}`]: ({ url, headers }) => {
      if (!service.kept || !url.endsWith(`/${service.kept.id}`)) return refuse(404, 'Not there.');
      if (isOutdated(headers)) return outdated();
      service.put(null);
      return nothing;
    },
  };
  return service;
}
