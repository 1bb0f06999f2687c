import { Client } from 'pg';

/**
 * Channels notified by database triggers. The message of `order_changed` is the order's id, that of
 * `branch_changed` the ids of company and branch, and the subject: `menu`, `portions` or the id of a
 * print job. An import names the company only. `bill_changed` has the ids of company, branch and
 * order, `member_changed` those of company and member.
 */
export type Channel = 'order_changed' | 'branch_changed' | 'bill_changed' | 'member_changed';

/**
 * Calls `notify` with each message of a channel after its transaction commits, and with null if
 * messages may have been missed.
 * @returns a function that unsubscribes; it resolves when no further call follows.
 */
export type Listen = (
  channel: Channel,
  notify: (message: string | null) => void,
) => () => Promise<void>;

/** Delay before the first reconnection, in ms; doubled after each failure. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/**
 * Listens on a dedicated connection, which must not go through a pooler. A broken connection is
 * reopened and its listener called with null.
 * @param report logs why a connection broke.
 */
export function listenOn(url: string, report: (error: Error) => void): Listen {
  return (channel, notify) => {
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
      next.on('notification', ({ payload }) => notify(payload ?? null));
      try {
        await next.connect();
        await next.query(`listen ${channel}`);
        wait = FIRST_WAIT;
        // Messages sent before this moment were missed.
        notify(null);
      } catch (error) {
        lose(error instanceof Error ? error : new Error(String(error)));
      }
    }

    function tryLater(): void {
      if (isOver) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => void connect(), wait);
      waiting.unref();
      wait = Math.min(wait * 2, LONGEST_WAIT);
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
