import type { Branch, Cart } from '@claypot/sdk';
import { assign } from 'xstate';
import { type CartRequestDeps, cartRequests } from '../branch-change/cart-requests.ts';
import { branchesKey } from '../branches/branches.live.ts';
import { coordinatesOf, type Place } from '../locate/place.ts';
import { failureCode } from '../machine/failure.ts';
import { fromRequest } from '../machine/from-request.ts';
import type { NoticeContent } from '../notices/notices.machine.ts';
import type { Ports } from '../ports.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { pathTo } from '../routes/path-to.ts';
import { pickupBranchMachine } from './pickup-branch.machine.ts';

export interface PickupBranchDeps extends CartRequestDeps, Pick<Ports, 'navigation'> {
  cache: QueryCache;
  place: Place;
  companyId: () => string;
  /** Makes the branch the session's, to pick up at. */
  choose(branch: Branch): void;
  /** Puts a newer cart before those who show it. */
  shareCart(cart: Cart): void;
  notify(notice: NoticeContent): void;
}

/** The pickup branch machine with its requests. */
export function createPickupBranchImplementations(deps: PickupBranchDeps) {
  const { api, cache, choose, companyId, navigation, notify, place, shareCart } = deps;
  return pickupBranchMachine.provide({
    actors: {
      loadBranch: fromRequest(({ input, signal }) =>
        api.branchDetail(
          { path: { id: input.branch_id }, body: coordinatesOf(place.known()) },
          { signal },
        ),
      ),
      ...cartRequests(deps),
    },
    actions: {
      recall: assign({
        branch: ({ context }) => {
          const list = cache.peek(branchesKey(companyId(), place.known())) ?? [];
          return list.find(({ id }) => id === context.branch_id) ?? null;
        },
      }),
      tellFailure: (_, { error }) => notify({ tone: 'error', message: failureCode(error) }),
      shareCart: (_, { cart }) => shareCart(cart),
      chooseBranch: ({ context }) => {
        if (context.branch !== null) choose(context.branch);
      },
      showMenu: () => navigation.to(pathTo('menu')),
    },
  });
}
