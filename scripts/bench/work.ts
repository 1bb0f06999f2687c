import type { CDPSession } from 'playwright-core';

/** Main-thread work of a page with a throttled processor until the page is idle, in ms. */
export interface Work {
  /** Sum of each task's time above 50 ms, from the first paint on. */
  readonly blocking: number;
  /** The same from the navigation on. */
  readonly blockingInAll: number;
  readonly longestTask: number;
}

/** Threshold of a long task, in ms; longer ones delay input noticeably. */
const LONG_TASK = 50;

/**
 * V8 event that occurs only with a debugger attached: V8 parses code again to locate a new error.
 * React creates some errors at its start. Customers have no debugger, so this time is subtracted.
 */
const FOR_DEBUGGER = 'V8.CollectSourcePositions';

/** Prefix of marks that the benchmark sets. A task with one is the benchmark's own. */
const OWN_MARK = 'bench:';
/** Mark that identifies the page's main thread, and relates the trace to the page's time. */
const LAST_MARK = 'bench:measured';

export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start and duration, in µs. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread, in µs, without time in which other threads ran. */
  readonly tdur?: number;
}

/** Traces a page's tasks from now on. Returns a function that ends the trace and returns the work. */
export async function followWork(
  session: CDPSession,
): Promise<(firstPaint: number) => Promise<Work>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event);
  });
  const { promise: complete, resolve } = Promise.withResolvers<void>();
  session.on('Tracing.tracingComplete', () => resolve());
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['toplevel', 'blink.user_timing', 'disabled-by-default-v8.compile'],
    },
  });
  return async (firstPaint) => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `performance.mark('${LAST_MARK}').startTime`,
    });
    await session.send('Tracing.end');
    await complete;
    return workIn(events, { firstPaint, measured: Number(result.value) });
  };
}

function isTraceEvent(event: object): event is TraceEvent {
  return 'name' in event && 'pid' in event && 'tid' in event && 'ts' in event;
}

/** Times in ms since the navigation. */
interface Moments {
  readonly firstPaint: number;
  /** Time of the last mark. */
  readonly measured: number;
}

/**
 * Returns the work of a page's trace. Counts CPU time, which includes the throttling, so that other
 * load on the machine does not change the result.
 */
export function workIn(events: readonly TraceEvent[], { firstPaint, measured }: Moments): Work {
  const mark = events.find(({ name }) => name === LAST_MARK);
  if (mark === undefined) throw new Error('The trace has no mark');
  const own = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const navigation = mark.ts - measured * 1000;
  const painted = navigation + firstPaint * 1000;
  const marks = own.filter(({ name }) => name.startsWith(OWN_MARK));
  const forDebugger = own.filter(({ name }) => name === FOR_DEBUGGER);
  const tasks = own
    .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts >= navigation)
    .filter((task) => !marks.some((event) => isInside(event, task)))
    .map((task) => {
      const time = forDebugger
        .filter((event) => isInside(event, task))
        .reduce((left, { tdur }) => left - (tdur ?? 0), task.tdur ?? 0);
      return { time: time / 1000, isAfterPaint: task.ts >= painted };
    });
  const blockingOf = (counted: typeof tasks) =>
    counted.reduce((sum, { time }) => sum + Math.max(0, time - LONG_TASK), 0);
  return {
    blocking: blockingOf(tasks.filter(({ isAfterPaint }) => isAfterPaint)),
    blockingInAll: blockingOf(tasks),
    longestTask: Math.max(0, ...tasks.map(({ time }) => time)),
  };
}

function isInside({ ts }: TraceEvent, task: TraceEvent): boolean {
  return ts >= task.ts && ts < task.ts + (task.dur ?? 0);
}
