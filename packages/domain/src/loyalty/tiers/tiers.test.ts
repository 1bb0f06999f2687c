import { aCompany, someTiers } from '@claypot/testing';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { createCompany } from '../../company/record/company.implementation.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { selectTopUpAmounts } from '../top-up/top-up.selectors.ts';
import { createTiers } from './tiers.implementation.ts';

test('createTiers loads the tiers of the company once', async () => {
  const tierList = vi.fn(async () => someTiers());
  const { api, clock } = fakePorts({ tierList });
  const machine = createTiers({ api, cache: createQueryCache(clock), companyId: () => 'demo' });
  const read = async () => {
    const actor = createActor(machine).start();
    await replies();
    return selectQuery(actor.getSnapshot()).data;
  };
  expect(await read()).toEqual(someTiers());
  await read();
  expect(tierList.mock.calls).toMatchObject([[{ body: { company_id: 'demo' } }, {}]]);
});

test('selectTopUpAmounts returns the amounts of the company, and none until it is loaded', async () => {
  const companyInfo = vi.fn(async () => aCompany());
  const ports = fakePorts({ companyInfo });
  const preloaded = { company: null, language: 'en' as const };
  const actor = createActor(createCompany({ ...ports, subdomain: 'demo', preloaded }), {
    input: 'en',
  });
  actor.start();
  expect(selectTopUpAmounts(actor.getSnapshot())).toEqual([]);
  await replies();
  expect(selectTopUpAmounts(actor.getSnapshot())).toEqual([5_000, 10_000, 20_000, 50_000, 100_000]);
});
