import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, NOON } from '../../testing/restaurant.ts';
import { sql } from '../db/sql.ts';
import { setJobClock } from '../db/testing/job-clock.ts';
import { openTestDb, type TestDb } from '../db/testing/open-test-db.ts';
import { bossJobs } from './boss-jobs.ts';
import { countJobs, listFailingJobs } from './count-jobs.ts';
import { enqueue, type Queue } from './enqueue.ts';
import { createJobRunner, type Handler, type Handlers } from './job-runner.ts';

let db: TestDb;
let now = NOON;
let reported: unknown[] = [];
let handledKeys: string[] = [];
beforeAll(async () => {
  db = await openTestDb();
});
beforeEach(async () => {
  await db.reset();
  now = NOON;
  reported = [];
  handledKeys = [];
});
afterAll(() => db.close());

const QUEUES: readonly Queue[] = [
  'unpaid',
  'refund',
  'method',
  'message',
  'reminder',
  'delivery',
  'tiers',
  'spent',
  'guests',
  'missed',
];

function runner(handle: Handler['handle'] = async () => null) {
  const handler: Handler = {
    retrySeconds: 10,
    handle: (key, when) => {
      handledKeys.push(key);
      return handle(key, when);
    },
  };
  const handlers = Object.fromEntries(QUEUES.map((queue) => [queue, handler])) as Handlers;
  const report = (error: unknown) => void reported.push(error);
  const jobs = bossJobs(db, report);
  const jobRunner = createJobRunner({ jobs, clock: { now: () => now }, handlers, report });
  return {
    ...jobRunner,
    begin: () => setJobClock(db, now).then(jobRunner.begin),
    runDue: () => setJobClock(db, now).then(jobRunner.runDue),
    tidy: () => setJobClock(db, now).then(jobs.tidy),
  };
}

const job = (key: string, when = NOON) => ({ queue: 'message', key, at: when }) as const;
const jobs = () =>
  db.query(sql`
    select singleton_key as key, start_after as run_at,
      coalesce((data ->> 'failures')::int, 0) as failures
    from pgboss.job where state < 'active' order by singleton_key`);

describe('job', () => {
  test('exists only if its transaction commits', async () => {
    await db.transaction((tx) => enqueue(tx, job('stored')));
    const broken = db.transaction(async (tx) => {
      await enqueue(tx, job('rolled back'));
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    await runner().runDue();
    expect(handledKeys).toEqual(['stored']);
    expect(await jobs()).toEqual([]);
  });

  test('runs once at the earliest requested time of the server’s clock', async () => {
    await enqueue(db, job('later', NOON.add({ minutes: 5 })));
    await enqueue(db, job('later', NOON.add({ minutes: 2 })));
    await enqueue(db, job('later', NOON.add({ minutes: 9 })));
    await runner().runDue();
    expect(handledKeys).toEqual([]);
    now = NOON.add({ minutes: 2 });
    await runner().runDue();
    expect(handledKeys).toEqual(['later']);
  });

  test('runs on one of several instances', async () => {
    for (let n = 0; n < 120; n += 1) await enqueue(db, job(`number ${n}`));
    await Promise.all([runner().runDue(), runner().runDue(), runner().runDue()]);
    expect(handledKeys).toHaveLength(120);
    expect(new Set(handledKeys).size).toBe(120);
  });

  test('runs again after its instance has died', async () => {
    await enqueue(db, job('left'));
    const dies = runner(() => new Promise(() => undefined));
    await dies.begin();
    await runner().runDue();
    expect(handledKeys).toEqual(['left']);
    now = NOON.add({ minutes: 2 });
    await runner().tidy();
    await runner().runDue();
    expect(handledKeys).toEqual(['left']);
    now = NOON.add({ minutes: 3 });
    await runner().tidy();
    await runner().runDue();
    expect(handledKeys).toEqual(['left', 'left']);
    expect(await jobs()).toEqual([]);
  });

  test('is rescheduled to the time that the handler returns', async () => {
    await enqueue(db, job('again'));
    await runner(async () => NOON.add({ seconds: 90 })).runDue();
    expect(await jobs()).toEqual([
      { key: 'again', run_at: NOON.add({ seconds: 90 }), failures: 0 },
    ]);
  });

  test('runs once more when it is enqueued while running', async () => {
    await enqueue(db, job('twice'));
    let first = true;
    await runner(async () => {
      if (first) await enqueue(db, job('twice'));
      first = false;
      return null;
    }).runDue();
    expect(handledKeys).toEqual(['twice', 'twice']);
    expect(await jobs()).toEqual([]);
  });

  test('that waits for its provider does not block other queues', async () => {
    for (let n = 0; n < 60; n += 1) await enqueue(db, job(`slow ${n}`));
    await enqueue(db, { queue: 'refund', key: 'quick', at: NOON.add({ seconds: 1 }) });
    const begun = runner((key) =>
      key === 'quick' ? Promise.resolve(null) : new Promise(() => {}),
    );
    now = NOON.add({ seconds: 1 });
    await begun.begin();
    await begun.begin();
    expect(handledKeys).toHaveLength(51);
    expect(handledKeys).toContain('quick');
  });
});

describe('failing job', () => {
  const failing = () =>
    runner(async () => {
      throw new TypeError('the number +60123456789 takes nothing');
    });

  test('is retried with increasing delays and reported', async () => {
    await enqueue(db, job('fails'));
    const waits: number[] = [];
    for (let n = 0; n < 13; n += 1) {
      await failing().runDue();
      const [left] = await listFailingJobs(db, 10);
      if (left === undefined) throw new Error('It is gone');
      waits.push(left.run_at.since(now).total('seconds'));
      now = left.run_at;
    }
    expect(waits).toEqual([10, 10, 10, 10, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
    expect(reported.slice(0, 4)).toMatchObject(Array(4).fill({ name: 'TypeError' }));
    expect(reported[4]).toMatchObject({
      name: 'JobKeepsFailing',
      message: expect.stringContaining('The job message of fails has failed 5 times'),
      cause: { name: 'TypeError' },
    });
  });

  test('is counted and listed without the error’s message', async () => {
    await enqueue(db, job('fails'));
    await enqueue(db, job('later', NOON.add({ hours: 1 })));
    await enqueue(db, { queue: 'refund', key: 'due', at: NOON.add({ minutes: 1 }) });
    await failing().runDue();
    now = NOON.add({ seconds: 75 });
    expect(await countJobs(db, now)).toEqual([
      { queue: 'message', waiting: 2, due: 1, oldest_due_seconds: 65, failing: 1 },
      { queue: 'refund', waiting: 1, due: 1, oldest_due_seconds: 15, failing: 0 },
    ]);
    expect(await listFailingJobs(db, 10)).toEqual([
      {
        queue: 'message',
        key: 'fails',
        failures: 1,
        failure: 'TypeError',
        failed_at: NOON,
        run_at: NOON.add({ seconds: 10 }),
      },
    ]);
  });

  test('is no longer listed after a success', async () => {
    await enqueue(db, job('mended'));
    await failing().runDue();
    now = at('2026-11-21T12:01');
    await runner(async () => NOON.add({ hours: 1 })).runDue();
    expect(await listFailingJobs(db, 10)).toEqual([]);
  });
});
