import { aBranch } from '@claypot/testing';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createTopUpBranches } from './top-up-branches.implementation.ts';

it('loads the branches that offer top-ups, with the location of the member', async () => {
  const branchList = vi.fn(async () => [aBranch()]);
  const { api, clock } = fakePorts({ branchList });
  const known = { latitude: '3.1', longitude: '101.7' };
  const machine = createTopUpBranches({
    api,
    cache: createQueryCache(clock),
    companyId: () => 'demo',
    place: { known: () => known },
  });
  const actor = createActor(machine).start();
  await replies();
  expect(selectQuery(actor.getSnapshot())).toMatchObject({ status: 'ready', data: [aBranch()] });
  expect(branchList.mock.calls).toMatchObject([
    [{ path: { companyId: 'demo' }, body: { ...known, topup: true } }, {}],
  ]);
});
