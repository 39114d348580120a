import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  Scope,
} from '@sentry/browser';
import { VERSION } from '../shared.ts';
import { cleanEvent } from './clean-event.ts';

/** Limit of errors per page: more tell nothing new and may come from a loop. */
const AT_MOST = 10;

/** Reports an error and its island. */
export type Report = (error: unknown, island: string | undefined) => void;

/**
 * Creates a Sentry client for our errors only, independent of the page's own: no global handlers, no breadcrumbs, no
 * session (https://docs.sentry.io/platforms/javascript/best-practices/shared-environments/).
 *
 * @param dsn project address; with an invalid one the client sends nothing
 */
export function openSentry(dsn: string, environment: string | undefined): Report {
  let left = AT_MOST;
  const client = new BrowserClient({
    dsn,
    release: `ce-widgets@${VERSION}`,
    ...(environment ? { environment } : {}),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [linkedErrorsIntegration({ limit: 3 }), dedupeIntegration()],
    sendClientReports: false,
    dataCollection: { userInfo: false },
    beforeSend: (event) => (left-- > 0 ? cleanEvent(event, location) : null),
  });
  client.init();

  return (error, island) => {
    const scope = new Scope();
    scope.setClient(client);
    if (island) scope.setTag('island', island);
    scope.captureException(error);
  };
}
