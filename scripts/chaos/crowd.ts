import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@claypot/sdk';
import type { Db } from '../../apps/api/src/platform/db/db.ts';
import { openDbForCommand } from '../../apps/api/src/platform/db/open-db.ts';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { type Joined, joinMember } from '../../apps/api/src/testing/join-member.ts';
import { offerVoucher } from '../../apps/api/src/testing/vouchers.ts';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import { countEach, type Finding, finding, type Part } from './finding.ts';
import { withFreshDatabase } from './fresh-database.ts';
import { clientOf } from './retry.ts';

const MEMBERS = 1000;
const VOUCHERS = 7;
/** Interval of a load balancer's readiness checks, in ms. */
const PROBED = 250;
/** Pause of a client before a retry, in ms. */
const PAUSE = 500;

/** A thousand members claim the last seven of a voucher on two instances at once. */
export const crowd: Part = async () => {
  const { DATABASE_URL: server } = process.env;
  if (!server) return 'it takes DATABASE_URL.';
  return withFreshDatabase(server, async (env) => {
    const products: Product[] = [];
    try {
      for (let count = 0; count < 2; count += 1) products.push(await startProduct(env));
      const db = await openDbForCommand({
        dataDir: '',
        databaseUrl: env.DATABASE_URL,
        databaseDirectUrl: null,
        preparedStatements: true,
      });
      return await claimAtOnce(
        db,
        products.map(({ port }) => `http://127.0.0.1:${port}`),
      ).finally(() => db.close());
    } finally {
      for (const product of products) await product.dispose();
    }
  });
};

async function claimAtOnce(db: Db, urls: readonly string[]): Promise<readonly Finding[]> {
  const { id: company } = await clientOf(urls[0] ?? '').companyInfo({
    body: { subdomain: 'demo' },
  });
  const voucher_id = await offerVoucher({ db }, { company, limit: VOUCHERS });
  const members = await joinAll(db, company, urls);
  const probes = urls.map((url) => startProbe(`${url}/readyz`));
  const busy: string[] = [];
  const began = performance.now();
  const claim = async ({ id, sdk }: Pick<Joined, 'id' | 'sdk'>): Promise<string> => {
    try {
      await sdk.claimVoucher({ body: { voucher_id, customer_id: id } });
      return 'done';
    } catch (error) {
      if (!(error instanceof ApiError)) return String(error);
      if (error.code !== 'SERVER_BUSY') return error.code;
      busy.push(error.code);
      await wait(PAUSE);
      return claim({ id, sdk });
    }
  };
  const outcomes = await Promise.all(members.map(claim));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const unready = (await Promise.all(probes.map((probe) => probe.stop()))).flat();
  const done = outcomes.filter((each) => each === 'done').length;
  const odd = outcomes.filter((each) => each !== 'done' && each !== 'VOUCHER_CLAIM_EXCEED');
  const claimed = await db.query(
    sql`select from claimed_vouchers where voucher_id = ${voucher_id}`,
  );
  return [
    finding(
      `${MEMBERS} members at two instances, the last ${VOUCHERS} of a voucher: ${countEach(outcomes)}; ` +
        `${busy.length} times asked to come back; ${seconds} s`,
      [...(done === VOUCHERS ? [] : [`${done} were told that they have it`]), ...odd],
    ),
    finding(
      'as many are held as there were',
      claimed.length === VOUCHERS ? [] : [`${claimed.length} are held`],
    ),
    finding('both instances stay ready', unready),
  ];
}

async function joinAll(
  db: Db,
  company: string,
  urls: readonly string[],
): Promise<readonly Joined[]> {
  const clock = { now: () => Temporal.Now.instant() };
  const members: Joined[] = [];
  for (let each = 0; each < MEMBERS; each += 1) {
    const url = urls[each % urls.length] ?? '';
    const sdkOf = (_: string, __?: unknown, token?: string) => clientOf(url, token);
    const phone = `+6011${String(each).padStart(8, '0')}`;
    members.push(await joinMember({ db, clock, sdkOf }, phone, { company }));
  }
  await db.execute(sql`
    update members set full_name = 'Mei Ling', email = 'mei@example.test',
      date_of_birth = '1994-06-18'`);
  return members;
}

/** Requests a URL repeatedly; `stop` returns the unexpected responses. */
function startProbe(url: string): { stop(): Promise<readonly string[]> } {
  let isOpen = true;
  const ask = async (wrong: readonly string[]): Promise<readonly string[]> => {
    if (!isOpen) return wrong;
    const began = performance.now();
    const status = await fetch(url).then(
      (answer) => answer.status,
      (error: unknown) => String(error),
    );
    const took = Math.round(performance.now() - began);
    await wait(PROBED);
    return ask(status === 200 ? wrong : [...wrong, `${url}: ${status} after ${took} ms`]);
  };
  const request = ask([]);
  return {
    stop() {
      isOpen = false;
      return request;
    },
  };
}
