import { rawErrorReporting } from '../../payload/raw-fields.ts';
import type { Registry } from '../registry.ts';
import { openSentry, type Report } from './open-sentry.ts';

let report: Report | undefined;

/**
 * Reports one of our errors to the service named in the payload (spec P§8). It is logged to the console as well, since
 * a reporting service may be blocked.
 */
export function reportError(
  { page }: Pick<Registry, 'page'>,
  { error, island }: { error: unknown; island?: string },
): void {
  const service = rawErrorReporting(page.fields);
  if (!service) return;
  report ??= openSentry(service.dsn, service.environment);
  report(error, island);
}
