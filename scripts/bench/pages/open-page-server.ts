import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Command, Reply, Usage } from './page-commands.ts';

/** A server with the demo and the built web app, in another process. */
export interface PageServer {
  readonly port: number;
  read(): Promise<Usage>;
  /** Collects garbage, then reads. */
  collect(): Promise<Usage>;
  /** Delays each statement of the database by `ms` from now on. */
  delay(ms: number): Promise<Usage>;
  stop(): Promise<void>;
}

/** Arguments as in `npm start`, and access to the garbage collector. */
const ARGS = ['--max-semi-space-size=8', '--expose-gc'];

/**
 * Starts the server. It is a process of its own, so that its CPU time and memory contain nothing of
 * the visitors.
 */
export async function openPageServer(args: readonly string[] = []): Promise<PageServer> {
  const file = join(import.meta.dirname, 'page-server.ts');
  const child = fork(file, { execArgv: [...ARGS, ...args] });
  const ended = new AbortController();
  child.once('exit', () => ended.abort(new Error('The server of the pages has ended')));
  const next = async (): Promise<Reply> => {
    const [reply]: Reply[] = await once(child, 'message', { signal: ended.signal });
    if (reply === undefined) throw new Error('The server sent an empty message');
    return reply;
  };
  const ask = async (command: Command): Promise<Usage> => {
    const replied = next();
    child.send(command);
    const reply = await replied;
    if (!('usage' in reply)) throw new Error('The server sent no usage');
    return reply.usage;
  };
  const started = await next();
  if (!('port' in started)) throw new Error('The server sent no port');
  return {
    port: started.port,
    read: () => ask('read'),
    collect: () => ask('collect'),
    delay: (ms) => ask({ delay: ms }),
    async stop() {
      const exited = once(child, 'exit');
      child.send('stop' satisfies Command);
      await exited;
    },
  };
}
