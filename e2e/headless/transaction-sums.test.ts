import { join } from 'node:path';
import { createApp } from '@claypot/domain/app';
import {
  presetRange,
  signedAmount,
  TRANSACTION_FILTERS,
  transactionHistory,
  transactionMachines,
} from '@claypot/domain/loyalty';
import { selectQuery } from '@claypot/domain/machines';
import type { Language } from '@claypot/i18n';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  DEMO_MEMBERS,
  DEMO_PASSWORD,
  type DemoMember,
} from '../../apps/api/src/demo/demo-members.ts';
import type { DemoTransaction } from '../../apps/api/src/demo/stories.ts';
import { writeDemoMembers } from '../../apps/api/src/demo/write-demo-members.ts';
import { importRestaurant } from '../../apps/api/src/import/import-restaurant.ts';
import { NOON, openRestaurant, type Restaurant } from '../../apps/api/src/testing/restaurant.ts';
import { fakePorts } from '../../packages/domain/src/testing/fakes.ts';

const FOLDER = join(import.meta.dirname, '../../apps/api/demo');
const TODAY = Temporal.PlainDate.from('2026-11-21');
const RANGES = {
  'the last 30 days': presetRange('last30Days', TODAY),
  'this month': presetRange('thisMonth', TODAY),
  'ten years': { start: '2016-11-21', end: '2026-11-21' },
};

let restaurant: Restaurant;
beforeAll(async () => {
  restaurant = await openRestaurant((db) => importRestaurant(db, FOLDER));
  expect(await writeDemoMembers(restaurant.db, NOON)).toBe(true);
});
afterAll(() => restaurant.close());

// Expected transactions, calculated from the story without code of the product.

interface Reckoned {
  /** Local time, YYYY-MM-DD HH:MM. */
  readonly at: string;
  readonly kind: 'topup' | 'payment' | 'refund';
  readonly signed: number;
  readonly balance: number;
}

const KINDS = { topup: 'topup', cash_topup: 'topup', sales: 'payment', refund: 'refund' } as const;
const MONTHS =
  'January February March April May June July August September October November December';
const LAST_DAY = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;

function computeTransactions(transactions: readonly DemoTransaction[]): Reckoned[] {
  let balance = 0;
  return transactions
    .map(({ type, daysAgo, time, amount }) => {
      const day = new Date(LAST_DAY - daysAgo * DAY).toISOString().slice(0, 10);
      return {
        at: `${day} ${time}`,
        kind: KINDS[type],
        signed: type === 'sales' ? -amount : amount,
      };
    })
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ at, kind, signed }) => {
      balance += signed;
      return { at, kind, signed, balance };
    })
    .reverse();
}

function headingOf({ at }: Reckoned, language: Language): string {
  const [year, month] = at.split('-').map(Number);
  if (language === 'zh_CN') return `${year}年${month}月`;
  return `${MONTHS.split(' ')[(month ?? 0) - 1]} ${year}`;
}

/** Returns the amounts that a screen has to show, by month. */
function expectedMonths(visible: readonly Reckoned[], language: Language) {
  return [...Map.groupBy(visible, (each) => headingOf(each, language))].map(([heading, group]) => ({
    heading,
    amounts: group.map(({ signed }) => signed),
  }));
}

/** Starts the headless product with a member signed in. */
async function signIn({ phone }: DemoMember, language: Language) {
  const { id } = await restaurant.sdk.companyInfo({ body: { subdomain: 'demo' } });
  const body = { company_id: id, phone_no: phone, password: DEMO_PASSWORD };
  const user = await restaurant.sdk.authLogin({ body });
  const { api_token } = user;
  if (api_token === null) throw new Error('Nobody was signed in');
  const connect = () => restaurant.sdkOf('demo', language, api_token);
  const app = createApp({ ...fakePorts(), connect }, { subdomain: 'demo' });
  app.session.send({ type: 'SIGNED_IN', user, api_token });
  await app.loadMachines();
  return { app, user, machines: app.machines(transactionMachines) };
}

describe.each(DEMO_MEMBERS)('transactions of $label', (member) => {
  const reckoned = computeTransactions(member.story.transactions);

  it.each(['en', 'zh_CN'] as const)(
    'shows the months and totals of the story (%s)',
    async (language) => {
      const { app, machines } = await signIn(member, language);
      for (const { start, end } of Object.values(RANGES)) {
        const actor = createActor(machines.transactions, { input: { start, end } }).start();
        const settled = await waitFor(actor, (state) => selectQuery(state).status !== 'loading');
        const data = selectQuery(settled).data ?? {};
        const inRange = reckoned.filter(({ at }) => at >= start && at.slice(0, 10) <= end);
        for (const filter of TRANSACTION_FILTERS) {
          const matching = inRange.filter(({ kind }) => filter === 'all' || filter === kind);
          const { months, count, total } = transactionHistory(data, filter);
          const visible = months.map(({ heading, entries }) => ({
            heading,
            amounts: entries.map(signedAmount),
          }));
          expect(visible).toEqual(expectedMonths(matching, language));
          expect(count).toBe(matching.length);
          expect(total).toBe(matching.reduce((sum, { signed }) => sum + signed, 0));
        }
        actor.stop();
      }
      app.stop();
    },
  );

  it("shows the balance after each transaction, and the wallet's balance after the latest one", async () => {
    const { app, machines, user } = await signIn(member, 'en');
    expect(user.wallet).toBe(reckoned[0]?.balance ?? 0);
    const input = RANGES['ten years'];
    const list = createActor(machines.transactions, { input }).start();
    const all = await waitFor(list, (state) => selectQuery(state).status !== 'loading');
    const entries = Object.values(selectQuery(all).data ?? {}).flat();
    expect(entries).toHaveLength(reckoned.length);
    for (const [index, { id }] of entries.entries()) {
      const one = createActor(machines.transactionDetail, {
        input: { transaction_id: id },
      }).start();
      const settled = await waitFor(one, (state) => selectQuery(state).status === 'ready');
      const { data } = selectQuery(settled);
      expect(data?.balance).toBe(reckoned[index]?.balance);
      expect(data && signedAmount(data)).toBe(reckoned[index]?.signed);
      one.stop();
    }
    list.stop();
    app.stop();
  });
});
