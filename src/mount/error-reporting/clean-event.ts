import type { ErrorEvent, Exception, StackFrame } from '@sentry/browser';
import { scrubText } from '../../lib/text/scrub-text.ts';

/**
 * Reduces an event of Sentry's SDK to what is sent: the error, its stack, island, release and page. Builds a new
 * object, since the SDK adds data about the visitor and the page, even data collected by another SDK on the page.
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

/** Removes undefined fields. */
function defined<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as never;
}
