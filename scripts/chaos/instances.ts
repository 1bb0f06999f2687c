import { setTimeout as wait } from 'node:timers/promises';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { type Finding, finding, type Part } from './finding.ts';
import { succeed, withFreshDatabase } from './fresh-database.ts';
import { openStreams } from './guests.ts';
import { type Balancer, startBalancer } from './instances/balancer.ts';
import { letBookersIn } from './instances/bookers.ts';
import { letClaimersIn } from './instances/claimers.ts';
import { startPooler } from './instances/pooler.ts';
import { checkBookings, checkClaims, checkJobs } from './instances/stored.ts';
import { checkLedger } from './ledger.ts';
import { letMembersIn } from './members.ts';
import { checkWallets } from './wallets.ts';
import { withDb } from './with-db.ts';

/** Time of normal service between two faults, in ms. */
const SERVED = 4_000;
/** Duration of the database outage, in ms. */
const AWAY = 3_000;
/**
 * Maximum time that requests fail after the cause has ended, in ms: restart of pooler and
 * connections.
 */
const GRACE = 3_000;

/**
 * Runs two instances on one PostgreSQL through a pooler with transaction pooling. One instance is
 * killed, the other restarted, then the database restarted. Meanwhile guests order and book, and
 * members claim and top up on either instance.
 */
export const instances: Part = async () => {
  const { DATABASE_URL: server, CHAOS_DB_STOP: stop, CHAOS_DB_START: start } = process.env;
  if (!server) return 'requires DATABASE_URL and pgbouncer.';
  const failover = stop && start ? { stop, start } : null;
  return withFreshDatabase(server, async (env) => {
    const pooler = await startPooler(env.DATABASE_URL);
    const settings = {
      ...env,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: env.DATABASE_URL,
      PREPARED_STATEMENTS: 'off',
    };
    const products: Product[] = [];
    try {
      for (let count = 0; count < 2; count += 1) products.push(await startProduct(settings));
      const balancer = await startBalancer(products.map(({ port }) => port));
      const place = { products, balancer, databaseUrl: env.DATABASE_URL, failover };
      return await breakInTurn(place).finally(balancer.stop);
    } finally {
      for (const product of products) await product.dispose();
      await pooler.stop();
    }
  });
};

interface Place {
  readonly products: readonly Product[];
  readonly balancer: Balancer;
  readonly databaseUrl: string;
  /** Shell commands that stop and start the database; null to leave it running. */
  readonly failover: { readonly stop: string; readonly start: string } | null;
}

async function breakInTurn(place: Place): Promise<readonly Finding[]> {
  const { balancer, databaseUrl } = place;
  const { url } = balancer;
  const guests = await openStreams(url, { atOnce: 4 });
  const bookers = await letBookersIn(url, 2);
  const claimers = letClaimersIn(url, 2);
  const members = await letMembersIn(url);
  const outages = await injectFailures(place);
  await Promise.all([guests.leave(), bookers.leave(), claimers.leave(), members.leave()]);
  const ledgers = await members.ask();
  const dbSettings = {
    dataDir: '',
    databaseUrl,
    databaseDirectUrl: null,
    preparedStatements: true,
  };
  return [
    ...outages,
    ...(await checkLedger(url, guests.visits)),
    ...(await withDb(databaseUrl, async (db) => [
      ...(await checkBookings(db, bookers.visits)),
      ...(await checkClaims(db, claimers.visits)),
      await checkJobs(db),
    ])),
    finding('bookers and claimers got answers that make sense', [
      ...bookers.errors,
      ...claimers.errors,
    ]),
    ...(await checkWallets(ledgers, dbSettings)),
  ];
}

async function injectFailures({ products, balancer, failover }: Place): Promise<Finding[]> {
  const [one, other] = products;
  if (one === undefined || other === undefined) throw new Error('It takes two instances');
  const findings: Finding[] = [];
  /** @param fault returns the duration of the cause, in ms; 0 if another instance serves. */
  const measureOutage = async (name: string, failure: () => Promise<number>) => {
    await wait(SERVED);
    balancer.longestOutage();
    const lasted = await failure();
    await wait(SERVED);
    const longest = balancer.longestOutage();
    const text = `${name}: longest outage ${seconds(longest)} s`;
    const isLong = longest > lasted + GRACE;
    findings.push(finding(text, isLong ? [`the cause lasted ${seconds(lasted)} s`] : []));
  };
  const whileOtherServes = (failure: () => Promise<void>) => () => failure().then(() => 0);
  await measureOutage('one instance killed', whileOtherServes(one.kill));
  await measureOutage('and started again', whileOtherServes(one.start));
  await measureOutage('the other one stopped politely', whileOtherServes(other.stop));
  await measureOutage('and started again', whileOtherServes(other.start));
  if (failover === null) {
    findings.push(finding('the database stays, without CHAOS_DB_STOP and CHAOS_DB_START', []));
    return findings;
  }
  await measureOutage(
    `the database restarted, away for ${seconds(AWAY)} s and its start`,
    async () => {
      const began = performance.now();
      await succeed('sh', ['-c', failover.stop]);
      await wait(AWAY);
      await succeed('sh', ['-c', failover.start]);
      return performance.now() - began;
    },
  );
  return findings;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(1);
}
