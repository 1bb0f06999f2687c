import { Client } from 'pg';
import type { Listen } from '../listen.ts';

/** How long it is waited before another connection is tried, in ms; doubling up to the most. */
const FIRST_WAIT = 500;
const MOST_WAIT = 15_000;

/**
 * Listens on a connection of its own, which no pooler may stand before. One that breaks is made again,
 * and whoever listens told that something may have been missed.
 * @param report told why there is none.
 */
export function listenOn(url: string, report: (error: Error) => void): Listen {
  return (channel, told) => {
    let client: Client | null = null;
    let waiting: NodeJS.Timeout | undefined;
    let wait = FIRST_WAIT;
    let isOver = false;

    async function connect(): Promise<void> {
      const next = new Client({
        connectionString: url,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
        application_name: 'claypot listens',
      });
      client = next;
      let isBroken = false;
      const lose = (error?: Error) => {
        if (isBroken) return;
        isBroken = true;
        if (error !== undefined && !isOver) report(error);
        void next.end().catch(() => undefined);
        tryLater();
      };
      next.on('error', lose);
      next.on('end', () => lose());
      next.on('notification', ({ payload }) => told(payload ?? null));
      try {
        await next.connect();
        await next.query(`listen ${channel}`);
        wait = FIRST_WAIT;
        // What was told before nobody has heard.
        told(null);
      } catch (error) {
        lose(error instanceof Error ? error : new Error(String(error)));
      }
    }

    function tryLater(): void {
      if (isOver) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => void connect(), wait);
      waiting.unref();
      wait = Math.min(wait * 2, MOST_WAIT);
    }

    const connecting = connect();
    return async () => {
      isOver = true;
      clearTimeout(waiting);
      await connecting;
      await client?.end().catch(() => undefined);
    };
  };
}
