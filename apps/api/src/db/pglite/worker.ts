/**
 * The embedded database's own thread, so that a query computes without stopping the HTTP server.
 * Requests run in the order they come; transactions and their order are the client's business.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { createQueue } from '../queue.ts';
import { keepTemplate, startInMemory } from './in-memory.ts';
import type { Failure, News, Opening, Reply, Request, WorkerSettings } from './protocol.ts';
import { createSession, type Session } from './session.ts';
import { startPostgres } from './start-postgres.ts';

async function answer(pglite: PGlite, session: Session, request: Request): Promise<Reply> {
  const { id } = request;
  try {
    switch (request.kind) {
      case 'run':
        return { id, outcome: 'done', result: await session.ask(request.statements) };
      case 'script':
        await pglite.exec(request.text);
        return { id, outcome: 'done', result: null };
      case 'keep':
        await keepTemplate(pglite, request.template);
        return { id, outcome: 'done', result: null };
      case 'close':
        await pglite.close();
        return { id, outcome: 'done', result: null };
    }
  } catch (error) {
    return { id, ...failure(error) };
  }
}

/** Only what PostgreSQL itself refuses carries a severity and an SQLSTATE. */
function failure(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Error && 'severity' in error && 'code' in error)) {
    return { outcome: 'broken', message };
  }
  const constraint =
    'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
  return { outcome: 'refused', message, sqlState: String(error.code), constraint };
}

function serve(pglite: PGlite): void {
  const queue = createQueue();
  const session = createSession(pglite);
  pglite.onNotification((channel, message) => {
    parentPort?.postMessage({ channel, message } satisfies News);
  });
  parentPort?.on('message', (request: Request) => {
    void queue(async () => {
      parentPort?.postMessage(await answer(pglite, session, request));
      if (request.kind === 'close') parentPort?.close();
    });
  });
}

const settings = workerData as WorkerSettings;
let opening: Opening = { outcome: 'open' };
try {
  const { folder } = settings;
  serve(await (folder === null ? startInMemory(settings.template) : startPostgres(folder)));
} catch (error) {
  opening = { outcome: 'failed', message: error instanceof Error ? error.message : String(error) };
}
parentPort?.postMessage(opening);
if (opening.outcome === 'failed') parentPort?.close();
