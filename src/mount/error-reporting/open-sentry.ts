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

/** More than these errors of one page say nothing new, and may be of a loop. */
const AT_MOST = 10;

/** Reports an error, and the island that it comes from. */
export type Report = (error: unknown, island: string | undefined) => void;

/**
 * A client of Sentry's for our errors alone, beside whatever the page itself has: no global handlers, no
 * breadcrumbs, no session (https://docs.sentry.io/platforms/javascript/best-practices/shared-environments/).
 *
 * @param dsn address of the project; one that is none makes a client that sends nothing
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
