import type { PgBoss } from 'pg-boss';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { bossDb } from './boss-db.ts';
import { enqueue, type Queue } from './enqueue.ts';
import type { ClaimedJob, Jobs } from './jobs.ts';

interface Data {
  readonly key: string;
  readonly failures?: number;
}

/**
 * Creates the job store on pg-boss, in the schema created by our migrations. Jobs become due by the
 * database's clock; handlers check again with the server's clock.
 *
 * pg-boss is loaded on first use, so that it does not delay the start of the server.
 * @param report logs pg-boss's own errors.
 */
export function bossJobs(db: Db, report: (error: unknown) => void): Jobs {
  let opened: Promise<PgBoss> | null = null;
  const boss = () => {
    opened ??= open(db, report).catch((error: unknown) => {
      opened = null;
      throw error;
    });
    return opened;
  };
  const complete = async ({ queue, id }: ClaimedJob) =>
    void (await (await boss()).complete(queue, id));

  return {
    async take(queues, most) {
      const claimed: ClaimedJob[] = [];
      for (const queue of await findDue(db, queues)) {
        if (claimed.length >= most) break;
        const batchSize = most - claimed.length;
        const jobs = await (await boss()).fetch<Data>(queue, { batchSize });
        claimed.push(...jobs.map(({ id, data }) => ({ id, queue, failures: 0, ...data })));
      }
      return claimed;
    },
    finish: complete,
    async putOff(job, at) {
      await enqueue(db, { queue: job.queue, key: job.key, at });
      await complete(job);
    },
    async fail(job, { failures, name, at, nextAttempt: again }) {
      const failure = { failures, failure: name.slice(0, 200), failed_at: at.toString() };
      await enqueue(db, { queue: job.queue, key: job.key, at: again }, failure);
      await complete(job);
    },
    async tidy() {
      await (await boss()).supervise();
    },
  };
}

/** One query per second, independent of the number of queues. */
async function findDue(db: Db, queues: readonly Queue[]): Promise<Queue[]> {
  const due = await db.query<{ name: Queue }>(sql`
    select distinct name from pgboss.job_common
    where state < 'active' and start_after <= pgboss.job_now() and name = any(${queues})`);
  return due.map(({ name }) => name);
}

async function open(db: Db, report: (error: unknown) => void): Promise<PgBoss> {
  const { PgBoss, systemClock } = await import('pg-boss');
  const boss = new PgBoss({
    db: bossDb(db),
    // Our migrations manage the schema, and our ticker polls and cleans up.
    migrate: false,
    schedule: false,
    supervise: false,
    clock: { ...systemClock, setInterval: () => null, clearInterval: () => undefined },
  });
  boss.on('error', report);
  await boss.start();
  return boss;
}
