import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from '../../e2e/support/product.ts';
import { countEach, finding, type Part } from './finding.ts';
import { succeed, withFreshDatabase } from './fresh-database.ts';
import { openStreams } from './guests.ts';
import { checkLedger } from './ledger.ts';

const OUTAGE = 10_000;
const SERVED = 3_000;
const GUESTS_AT_ONCE = 8;
const EXPECTED = '503 SERVICE_UNAVAILABLE';

/** Stops and restarts the database under load, while the reference server continues to run. */
export const databaseOutage: Part = async () => {
  const { DATABASE_URL, CHAOS_DB_STOP, CHAOS_DB_START } = process.env;
  if (!DATABASE_URL || !CHAOS_DB_STOP || !CHAOS_DB_START) {
    return 'requires DATABASE_URL and the shell commands CHAOS_DB_STOP and CHAOS_DB_START.';
  }
  return withFreshDatabase(DATABASE_URL, async (env) => {
    const product = await startProduct(env);
    try {
      return await stopDatabase(`http://127.0.0.1:${product.port}`, CHAOS_DB_STOP, CHAOS_DB_START);
    } finally {
      await product.dispose();
    }
  });
};

async function stopDatabase(url: string, stop: string, start: string) {
  const failures: string[] = [];
  const crowd = await openStreams(url, {
    atOnce: GUESTS_AT_ONCE,
    onFailure: ({ status, code }) => failures.push(`${status ?? 'no response'} ${code}`),
  });
  await wait(SERVED);
  await succeed('sh', ['-c', stop]).catch(async (error: unknown) => {
    await crowd.leave();
    throw error;
  });
  await wait(OUTAGE);
  const health = await fetch(`${url}/healthz`).then(({ status }) => status);
  await succeed('sh', ['-c', start]);
  const began = performance.now();
  const before = countAcknowledged(crowd.visits);
  while (countAcknowledged(crowd.visits) === before && performance.now() - began < OUTAGE)
    await wait(20);
  const recovery = performance.now() - began;
  const recovered = countAcknowledged(crowd.visits) > before;
  await wait(SERVED);
  await crowd.leave();
  const odd = failures.filter((failure) => failure !== EXPECTED);
  return [
    finding(
      `requests fail with ${EXPECTED}: ${countEach(failures)}`,
      failures.length === 0 ? ['no request failed, so the database was not down'] : odd,
    ),
    finding('the health check returns 503', health === 503 ? [] : [`it returned ${health}`]),
    finding(
      `orders succeed ${(recovery / 1000).toFixed(1)} s after the database restart, without a server restart`,
      recovered ? [] : ['no order succeeded'],
    ),
    ...(await checkLedger(url, crowd.visits)),
  ];
}

function countAcknowledged(visits: readonly { acknowledged: readonly string[] }[]): number {
  return visits.filter(({ acknowledged }) => acknowledged.length > 0).length;
}
