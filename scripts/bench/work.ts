import type { CDPSession } from 'playwright-core';

/** What a page's main thread had to do from the navigation until the page was done, in ms. */
export interface Work {
  /** What all tasks take above 50 ms each. */
  readonly blocking: number;
  readonly longestTask: number;
}

/** A task that takes longer keeps a touch waiting that anybody notices, in ms. */
const LONG = 50;

/**
 * What a debugger that listens makes V8 do when an error is made: to tell where, it reads the code
 * once more. React makes a few when it starts, and no customer has a debugger.
 */
const FOR_DEBUGGER = 'V8.CollectSourcePositions';

/** Marks the page's own thread: the browser draws parts of its own frame with others. */
const OWN = 'claypot:measured';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began and how long it took, in µs. */
  readonly ts: number;
  readonly dur?: number;
  /** The processor's time that the thread was given, in µs; no moment in which another had it. */
  readonly tdur?: number;
}

/**
 * Follows the tasks of a page from now on. They are told in the time that the processor worked for
 * them, so that a machine which does something else at the same time makes none of them longer.
 * @returns gives what was done until it is called.
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
    await session.send('Runtime.evaluate', { expression: `performance.mark('${OWN}')` });
    await session.send('Tracing.end');
    await complete;
    const tasks = tasksOf(events).map((microseconds) => (microseconds / 1000) * slowdown);
    return {
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG), 0),
      longestTask: Math.max(0, ...tasks),
    };
  };
}

function isTraceEvent(event: object): event is TraceEvent {
  return 'name' in event && 'pid' in event && 'tid' in event && 'ts' in event;
}

/** The tasks of the page's main thread: of all such threads that it had the one that did most. */
function tasksOf(events: readonly TraceEvent[]): readonly number[] {
  const mains = new Set(events.filter(({ name }) => name === OWN).map(threadOf));
  const tasks = events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)),
  );
  const forDebugger = Map.groupBy(
    events.filter(({ name }) => name === FOR_DEBUGGER),
    threadOf,
  );
  const byThread = [...Map.groupBy(tasks, threadOf)].map(([thread, own]) =>
    own.map((task) => ownTime(task, forDebugger.get(thread) ?? [])),
  );
  const sum = (own: readonly number[]) => own.reduce((total, task) => total + task, 0);
  return byThread.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

/** What a task took, without what was done in it for a debugger. */
function ownTime(task: TraceEvent, forDebugger: readonly TraceEvent[]): number {
  const end = task.ts + (task.dur ?? 0);
  return forDebugger
    .filter(({ ts }) => ts >= task.ts && ts < end)
    .reduce((time, { tdur }) => time - (tdur ?? 0), task.tdur ?? 0);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
