import type { CDPSession } from 'playwright-core';

/** Main-thread work of a page from the navigation until it was idle, in ms. */
export interface Work {
  /** Sum of each task's time above 50 ms. */
  readonly blocking: number;
  readonly longestTask: number;
}

/** Threshold of a long task, in ms; longer ones delay input noticeably. */
const LONG_TASK = 50;

/**
 * V8 event that occurs only with a debugger attached: V8 parses code again to locate a new error.
 * React creates some errors at its start. Customers have no debugger, so this time is subtracted.
 */
const FOR_DEBUGGER = 'V8.CollectSourcePositions';

/**
 * Mark that identifies the page's main thread. Chromium uses other threads for its own user
 * interface.
 */
const MAIN_THREAD_MARK = 'claypot:measured';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Start and duration, in µs. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread, in µs, without time in which other threads ran. */
  readonly tdur?: number;
}

/**
 * Traces a page's tasks from now on. Uses CPU time, so that other load on the machine does not
 * change the result. Returns a function that ends the trace and returns the work.
 */
export async function followWork(
  session: CDPSession,
): Promise<(slowdown: number) => Promise<Work>> {
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
  return async (slowdown) => {
    await session.send('Runtime.evaluate', {
      expression: `performance.mark('${MAIN_THREAD_MARK}')`,
    });
    await session.send('Tracing.end');
    await complete;
    const tasks = tasksOf(events).map((microseconds) => (microseconds / 1000) * slowdown);
    return {
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_TASK), 0),
      longestTask: Math.max(0, ...tasks),
    };
  };
}

function isTraceEvent(event: object): event is TraceEvent {
  return 'name' in event && 'pid' in event && 'tid' in event && 'ts' in event;
}

/**
 * Returns the CPU times of the main thread's tasks; of several main threads, those of the busiest.
 */
function tasksOf(events: readonly TraceEvent[]): readonly number[] {
  const mains = new Set(events.filter(({ name }) => name === MAIN_THREAD_MARK).map(threadOf));
  const tasks = events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)),
  );
  const forDebugger = Map.groupBy(
    events.filter(({ name }) => name === FOR_DEBUGGER),
    threadOf,
  );
  const byThread = [...Map.groupBy(tasks, threadOf)].map(([thread, threadTasks]) =>
    threadTasks.map((task) => ownTime(task, forDebugger.get(thread) ?? [])),
  );
  const sum = (threadTasks: readonly number[]) =>
    threadTasks.reduce((total, task) => total + task, 0);
  return byThread.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

/** Returns the CPU time of a task without the work for a debugger. */
function ownTime(task: TraceEvent, forDebugger: readonly TraceEvent[]): number {
  const end = task.ts + (task.dur ?? 0);
  return forDebugger
    .filter(({ ts }) => ts >= task.ts && ts < end)
    .reduce((time, { tdur }) => time - (tdur ?? 0), task.tdur ?? 0);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
