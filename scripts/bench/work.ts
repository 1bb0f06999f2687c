import type { CDPSession } from 'playwright-core';
import { median } from './report.ts';

/** Tasks of a page's main thread with a throttled processor until the page is idle, in ms. */
export interface Work {
  /** Sum of each task's time above 50 ms, from the first paint on. */
  readonly blocking: number;
  /** The same from the navigation on. */
  readonly blockingInAll: number;
  /** The same as `blocking` in CPU time, which other load on the machine does not change. */
  readonly blockingCpu: number;
  readonly longestTask: number;
  /** The same in CPU time. */
  readonly longestTaskCpu: number;
}

/** Returns the median of each measurement separately. */
export function medianWork(works: readonly Work[]): Work {
  const medianOf = (of: (work: Work) => number) => median(works.map(of));
  return {
    blocking: medianOf(({ blocking }) => blocking),
    blockingInAll: medianOf(({ blockingInAll }) => blockingInAll),
    blockingCpu: medianOf(({ blockingCpu }) => blockingCpu),
    longestTask: medianOf(({ longestTask }) => longestTask),
    longestTaskCpu: medianOf(({ longestTaskCpu }) => longestTaskCpu),
  };
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

/** Returns the work in a page's trace, without tasks of the benchmark and work for a debugger. */
export function workIn(events: readonly TraceEvent[], { firstPaint, measured }: Moments): Work {
  const mark = events.find(({ name }) => name === LAST_MARK);
  if (mark === undefined) throw new Error('The trace has no mark');
  const own = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const navigation = mark.ts - measured * 1000;
  const painted = navigation + firstPaint * 1000;
  const marks = own.filter(({ name }) => name.startsWith(OWN_MARK));
  const forDebugger = own.filter(({ name }) => name === FOR_DEBUGGER);
  const tasks = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .filter(({ ts }) => ts >= navigation && ts < mark.ts)
    .filter((task) => !marks.some((event) => isInside(event, task)))
    .map((task) => {
      const extra = forDebugger.filter((event) => isInside(event, task));
      const timeOf = (key: 'dur' | 'tdur') =>
        extra.reduce((left, event) => left - (event[key] ?? 0), task[key] ?? 0) / 1000;
      return { elapsed: timeOf('dur'), cpu: timeOf('tdur'), isAfterPaint: task.ts >= painted };
    });
  const later = tasks.filter(({ isAfterPaint }) => isAfterPaint);
  const elapsed = tasks.map((task) => task.elapsed);
  const cpu = tasks.map((task) => task.cpu);
  return {
    blocking: blockingOf(later.map((task) => task.elapsed)),
    blockingInAll: blockingOf(elapsed),
    blockingCpu: blockingOf(later.map((task) => task.cpu)),
    longestTask: Math.max(0, ...elapsed),
    longestTaskCpu: Math.max(0, ...cpu),
  };
}

function blockingOf(times: readonly number[]): number {
  return times.reduce((sum, time) => sum + Math.max(0, time - LONG_TASK), 0);
}

function isInside({ ts }: TraceEvent, task: TraceEvent): boolean {
  return ts >= task.ts && ts < task.ts + (task.dur ?? 0);
}
