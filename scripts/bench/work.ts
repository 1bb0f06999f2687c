import type { CDPSession } from 'playwright-core';

/** What a page's main thread had to do from the navigation until the page was done, in ms. */
export interface Work {
  /** What all tasks take above 50 ms each. */
  readonly blocking: number;
  readonly longestTask: number;
}

/** A task that takes longer keeps a touch waiting that anybody notices, in ms. */
const LONG = 50;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The processor's time that the thread was given, in µs; no moment in which another had it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
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
    traceConfig: { includedCategories: ['toplevel'] },
  });
  return async (slowdown) => {
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
  return 'name' in event && 'pid' in event && 'tid' in event && 'args' in event;
}

/** The tasks of the page's main thread: of all such threads the one that did most. */
function tasksOf(events: readonly TraceEvent[]): readonly number[] {
  const mains = new Set(
    events
      .filter(({ args, name }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)),
  );
  const byThread = [...Map.groupBy(tasks, threadOf).values()].map((own) =>
    own.map(({ tdur }) => tdur ?? 0),
  );
  const sum = (own: readonly number[]) => own.reduce((total, task) => total + task, 0);
  return byThread.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}
