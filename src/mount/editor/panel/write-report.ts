import type { ServiceCheck } from './check-service.ts';
import { type PageFacts, withoutQuery } from './page-facts.ts';

/**
 * Writes what an editor sends to the developers: version, page, islands, payload and services as they are. Without
 * personal data: no query, no name, no id of a user, no token.
 */
export function writeReport(
  version: string,
  { islands, payload, services, isSignedIn, files }: PageFacts,
  checks: Readonly<Partial<Record<string, ServiceCheck>>>,
): string {
  return [
    `ce-widgets ${version} on ${withoutQuery(location.href)}`,
    `${navigator.userAgent}, ${innerWidth} × ${innerHeight}, ${navigator.onLine ? 'online' : 'offline'}, ${isSignedIn ? 'signed in' : 'visitor'}`,
    `${files.count} files, ${files.kB} kB`,
    '',
    'Islands',
    ...islands.map(({ name, state, note }) => `- ${name}: ${state}${note && ` (${note})`}`),
    '',
    'Payload',
    ...(payload.length > 0 ? payload.map((message) => `- ${message}`) : ['- nothing wrong']),
    '',
    'Services',
    ...services.flatMap(({ name, address, calls, problems }) => [
      `- ${name}: ${address ?? "the page's own origin"}, ${calls} calls${checks[name] ? `. ${checks[name].outcome}` : ''}`,
      ...problems.map((problem) => `  - ${problem}`),
    ]),
    '',
  ].join('\n');
}
