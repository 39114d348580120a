import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';
import { scrubText } from '../../lib/scrub-text.ts';

/**
 * What is left of an event of Sentry's SDK as it is sent: the error, where in the code, in which island of which
 * release, on which page. It is put together anew, since the SDK adds what it knows of person and page, even
 * what an SDK of the page's own has noted.
 *
 * @param page address of the page
 */
export function cleanEvent(event: ErrorEvent, page: URL | Location): ErrorEvent {
  const { event_id, timestamp, platform, release, environment, sdk, tags, exception } = event;
  return {
    type: undefined,
    ...defined({ event_id, timestamp, platform, release, environment, sdk }),
    tags: defined({ island: tags?.island }),
    level: 'error',
    request: { url: page.origin + page.pathname },
    exception: { values: (exception?.values ?? []).map(cleanException) },
  };
}

function cleanException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return defined({
    type,
    value: value && scrubText(value),
    mechanism: mechanism && { type: mechanism.type, ...defined({ handled: mechanism.handled }) },
    stacktrace: stacktrace && { frames: (stacktrace.frames ?? []).map(cleanFrame) },
  });
}

function cleanFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  return defined({ filename: filename && scrubText(filename), function: name, lineno, colno, in_app });
}

/** Without the fields that are not there. */
function defined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as never;
}
