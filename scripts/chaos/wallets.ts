import type { Db } from '../../apps/api/src/platform/db/db.ts';
import { type DbSettings, openDb } from '../../apps/api/src/platform/db/open-db.ts';
import { sql } from '../../apps/api/src/platform/db/sql.ts';
import { type Finding, finding } from './finding.ts';
import type { MemberLedger } from './members.ts';

/** Stored records of one top-up, with the expected counts. */
interface Stored {
  readonly id: string;
  readonly status: string;
  readonly state: string;
  readonly entries: number;
  readonly grants: number;
  /** Expected number of grants. */
  readonly due: number;
  readonly vouchers: number;
  readonly vouchers_due: number;
  readonly told: number;
}

interface Wallet {
  readonly member_id: string;
  readonly ledger: number;
  readonly lowest: number;
  readonly settled: number;
}

/** Compares the responses to members with the server's state and with the stored records. */
export async function checkWallets(
  members: readonly MemberLedger[],
  settings: DbSettings,
): Promise<readonly Finding[]> {
  const fail = (reason: unknown) => console.log(`  ${String(reason)}`);
  const db = await openDb(settings, { onTrouble: fail, onLost: fail });
  try {
    return [...members.flatMap(findNotified), ...(await findStored(db, members))];
  } finally {
    await db.close();
  }
}

function findNotified({ attempts: told, topUps, user, errors: faults }: MemberLedger): Finding[] {
  const paid = told.filter(({ ending }) => ending === 'approved');
  const sum = paid.reduce((all, { amount }) => all + amount, 0);
  const most = Math.max(...paid.map(({ amount }) => amount));
  const level = most >= 100_000 ? 3 : most >= 50_000 ? 2 : 1;
  const wrong = told.flatMap(({ key, ending, acknowledged }) => {
    const topUp = topUps.get(key);
    const expectedStatus = ending === 'approved' ? 'COMPLETED' : 'CANCELLED';
    const isWell = topUp?.status === expectedStatus && acknowledged.every((id) => id === topUp.id);
    return isWell ? [] : [`key ${key}: ${ending}, told ${acknowledged}; ${JSON.stringify(topUp)}`];
  });
  return [
    finding(
      `${told.length} top-ups of a member match their responses, ${paid.length} of them paid`,
      paid.length === 0 ? ['no top-up was paid'] : wrong,
    ),
    finding(
      `the wallet holds their sum, ${sum} sen, and the tier matches`,
      user.wallet === sum && user.level_id === level
        ? []
        : [`it holds ${user.wallet} sen at level ${user.level_id}, expected level ${level}`],
    ),
    finding('all responses are consistent', faults),
  ];
}

async function findStored(db: Db, members: readonly MemberLedger[]): Promise<Finding[]> {
  const wallets = await db.query<Wallet>(sql`
    select m.id as member_id,
      (select coalesce(sum(amount), 0) from wallet_entries where member_id = m.id) as ledger,
      (select coalesce(min(balance), 0) from (
        select sum(amount) over (order by position) as balance from wallet_entries
        where member_id = m.id) as running) as lowest,
      (select coalesce(sum(p.amount), 0) from payments p
      join top_ups u on u.company_id = p.company_id and u.id = p.top_up_id
        where u.company_id = m.company_id and u.member_id = m.id
          and p.state = 'approved') as settled
    from members m where m.id = any(${members.map(({ id }) => id)})`);
  const topUps = await db.query<Stored>(sql`
    select u.id, u.status, p.state,
      (select count(*) from wallet_entries e where e.company_id = u.company_id
        and e.top_up_id = u.id) as entries,
      (select count(*) from tier_grants g where g.company_id = u.company_id
        and g.top_up_id = u.id) as grants,
      (select count(*) from tiers t where t.top_up_amount <= u.amount
        and t.company_id = u.company_id and u.status = 'COMPLETED') as due,
      (select count(*) from claimed_vouchers v
        where v.source = 'tier' and v.source_key like 'tier tier-' || u.id || ' %') as vouchers,
      (select coalesce(sum(v.count), 0) from tier_vouchers v join tier_grants g
        on g.company_id = v.company_id and g.level_id = v.level_id
        where g.company_id = u.company_id and g.top_up_id = u.id) as vouchers_due,
      (select count(*) from notifications n where n.id = 'top-up-' || u.id) as told
    from top_ups u join payments p on p.company_id = u.company_id and p.top_up_id = u.id
    where u.member_id = any(${members.map(({ id }) => id)})`);
  const keys = members.reduce((count, { attempts: told }) => count + told.length, 0);
  const vouchers = topUps.reduce((count, each) => count + each.vouchers, 0);
  return [
    finding(
      `${keys} keys created ${topUps.length} top-ups, one each`,
      keys === topUps.length ? [] : ['the numbers differ'],
    ),
    finding(
      'each paid top-up has one ledger entry, one tier grant and one notification',
      topUps.filter((each) => !isComplete(each)).map((each) => JSON.stringify(each)),
    ),
    finding(
      `each tier granted its vouchers once, ${vouchers} in total`,
      topUps
        .filter((each) => each.vouchers !== each.vouchers_due)
        .map((each) => JSON.stringify(each)),
    ),
    finding(
      'balance = ledger = settled payments, and the balance never drops below zero',
      wallets
        .filter(({ ledger, lowest, settled }) => ledger !== settled || lowest < 0)
        .map((wallet) => JSON.stringify(wallet)),
    ),
  ];
}

function isComplete({ status, state, entries, grants, due, told }: Stored): boolean {
  const times = status === 'COMPLETED' ? 1 : 0;
  const isSettled = (state === 'approved') === (status === 'COMPLETED');
  return isSettled && entries === times && told === times && grants === Math.min(due, 1);
}
