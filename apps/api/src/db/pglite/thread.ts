import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DbError, DbUnavailable } from '../db.ts';
import type { Failure, News, Opening, Reply, Request, WorkerSettings } from './protocol.ts';
import type { Told } from './session.ts';

type Ask = Request extends infer Each ? (Each extends Request ? Omit<Each, 'id'> : never) : never;

interface Waiting {
  resolve(result: Told | null): void;
  reject(error: Error): void;
}

/** The database's thread, seen from outside. */
export interface DatabaseThread {
  ask(request: Ask): Promise<Told | null>;
  /** Calls back with what the database tells by itself; answers the way to stop. */
  onNews(told: (news: News) => void): () => void;
  /** Resolves when the thread has ended; with a message when it was not asked to. */
  readonly ended: Promise<string | null>;
}

/**
 * Leaves its functions as they are first compiled: optimising the largest of them takes half a gigabyte
 * for some seconds, and as much time as the faster code saves in thousands of orders.
 */
const COMPILED_ONCE = '--wasm-tier-up-filter=0';

/** Starts the thread and waits until the database is open. Rejects with its reason when it is not. */
export async function startThread(settings: WorkerSettings): Promise<DatabaseThread> {
  setFlagsFromString(COMPILED_ONCE);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: settings });
  const [opening]: [Opening] = (await once(worker, 'message')) as [Opening];
  if (opening.outcome === 'failed') throw new Error(opening.message);

  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let closing = false;
  let reason = 'The embedded database stopped';

  const listeners = new Set<(news: News) => void>();
  worker.on('message', (reply: Reply | News) => {
    if ('channel' in reply) {
      for (const told of listeners) told(reply);
      return;
    }
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.outcome === 'done') asked?.resolve(reply.result);
    else asked?.reject(toError(reply));
  });
  worker.on('error', (error) => {
    reason = `The embedded database stopped: ${error.message}`;
  });
  let alive = true;
  const ended = new Promise<string | null>((resolve) => {
    worker.on('exit', () => {
      alive = false;
      for (const { reject } of waiting.values()) reject(new DbUnavailable(reason));
      waiting.clear();
      resolve(closing ? null : reason);
    });
  });

  return {
    ended,
    onNews(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    ask(request) {
      if (!alive || closing) return Promise.reject(new DbUnavailable(reason));
      closing = request.kind === 'close';
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...request, id });
      });
    },
  };
}

function toError(failure: Failure): Error {
  if (failure.outcome === 'broken') return new DbUnavailable(failure.message);
  return new DbError(failure.message, failure.sqlState, failure.constraint);
}
