/** What a main thread's time is divided into, by the names of trace events. */
const EVENTS = {
  'scripts evaluated': /^(EvaluateScript|v8\.evaluateModule|v8\.run|v8\.compile|v8\.compileModule)$/,
  'functions and events':
    /^(FunctionCall|EventDispatch|TimerFire|FireAnimationFrame|v8\.callFunction|HandlePostMessage)$/,
  promises: /^RunMicrotasks$/,
  styles: /^(UpdateLayoutTree|ParseAuthorStyleSheet|ScheduleStyleRecalculation)$/,
  layout: /^(Layout|PrePaint|HitTest|IntersectionObserverController::computeIntersections)$/,
  paint: /^(Paint|Layerize|Commit|UpdateLayer|CompositeLayers)$/,
  'page parsed': /^ParseHTML$/,
  'memory freed': /GC/,
} as const;

type Part = keyof typeof EVENTS | 'other';

/** Milliseconds of each part. */
export type Parts = Record<Part, number>;

/** All parts, in the order of a table. */
export const PARTS = [...(Object.keys(EVENTS) as (keyof typeof EVENTS)[]), 'other'] as const;

/** An event of a trace. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  args?: { name?: string; data?: { isLoadingMainFrame?: boolean; documentLoaderURL?: string } };
}

/**
 * Divides the time of the main thread among what ran in it, each event without those inside it.
 *
 * @param trace of Chromium
 * @param isStart whether an event, on the page's main thread, is the first
 * @param until in ms since then
 */
export function partsOfTrace(trace: Buffer, isStart: (event: TraceEvent) => boolean, until: number): Parts {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const start = traceEvents.find(isStart);
  if (!start) throw new Error('The trace has no start');
  const parts = Object.fromEntries(PARTS.map((part) => [part, 0])) as Parts;
  const end = start.ts + until * 1000;
  const events = traceEvents
    .filter(
      ({ ph, pid, tid, ts }) =>
        ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts && ts < end,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const open: { part: Part; until: number }[] = [];
  for (const { name, ts, dur = 0 } of events) {
    while (open.length > 0 && (open.at(-1)?.until ?? 0) <= ts) open.pop();
    const outer = open.at(-1);
    const taken = Math.min(ts + dur, end) - ts;
    const part = partOf(name, outer?.part);
    parts[part] += taken / 1000;
    if (outer) parts[outer.part] -= taken / 1000;
    open.push({ part, until: ts + taken });
  }
  return parts;
}

/** Events that have no part of their own belong to what called them. */
function partOf(name: string, outer: Part | undefined): Part {
  const found = PARTS.find((part) => part !== 'other' && EVENTS[part].test(name));
  return found ?? outer ?? 'other';
}
