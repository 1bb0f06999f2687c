import type { Branch, Identity } from '@claypot/sdk';
import { assign } from 'xstate';
import { createBanners } from '../../company/home/home.implementation.ts';
import type { Emit } from '../../events/event-bus.ts';
import { BusinessError } from '../../machines/base/failure.ts';
import { fromRequest } from '../../machines/base/from-request.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Address } from '../../places/addresses/address.ts';
import type { FollowBranch } from '../../places/branch-news/follow-branch.ts';
import { askDeliveryOptions } from '../../places/delivery-branch/delivery-options.implementation.ts';
import { servingBranch } from '../../places/delivery-branch/serving-branch.ts';
import type { Ports } from '../../ports/ports.ts';
import { menuKey } from './cached-menu.ts';
import { catalogueMachine } from './catalogue.machine.ts';
import type { ChosenBranch, OfBranch } from './catalogue.types.ts';
import { isEmptyMenu, type Menu } from './sections.ts';
import { untilTurn } from './turn.ts';

/**
 * Age at which the menu is refetched, in ms. The default of one day is too long, because prices and
 * stock change by the hour. Yesterday's menu would offer sold-out dishes at prices that the server
 * rejects.
 *
 * One minute lets the customer open a dish and return without a request. An older menu stays
 * visible during the refetch.
 */
export const MENU_STALE_AFTER = 60_000;

/**
 * Anonymous identity: quantities come from the cart itself, so all customers can share one cached
 * menu.
 */
const ANONYMOUS = { customer_id: null, guest_id: null };
const NO_LOCATION = { latitude: null, longitude: null };

export interface CatalogueDeps extends Pick<Ports, 'api' | 'clock'> {
  cache: QueryCache;
  /** Id of the company; read for each request. */
  companyId: () => string;
  /** The branch chosen for the order. */
  branch: () => ChosenBranch | null;
  /** Delivery address; null for other orders or if no address is known. */
  address: () => Address | null;
  emit: Emit;
  followBranch: FollowBranch;
  identity: () => Identity;
  /**
   * Resolves once the member's cart and, for a delivery, their addresses are loaded or failed to
   * load.
   */
  loadMemberData: (signal: AbortSignal) => Promise<void>;
}

const branchKey = (branchId: string) => queryKey<Branch>('menuBranch', branchId);

function required(chosen: ChosenBranch | null): ChosenBranch {
  if (chosen === null) throw new Error('A menu was asked for before a branch was chosen');
  return chosen;
}

/** Creates the catalogue machine with its requests. */
export function createCatalogueImplementations(deps: CatalogueDeps) {
  const { api, cache, clock, companyId } = deps;

  async function loadMenu(branchId: string, signal: AbortSignal): Promise<Menu> {
    const options = { signal };
    const company = companyId();
    const [packages, categories, dishes] = await Promise.all([
      api.packageList(
        { path: { companyId: company, branch_id: branchId }, body: ANONYMOUS },
        options,
      ),
      api.dishCategoryList({ path: { companyId: company }, body: ANONYMOUS }, options),
      api.dishList({ path: { branch_id: branchId, category_id: 'all' }, body: ANONYMOUS }, options),
    ]);
    return { packages, categories, dishes };
  }

  function loadBranch(branchId: string, signal: AbortSignal): Promise<Branch> {
    return api.branchDetail({ path: { id: branchId }, body: NO_LOCATION }, { signal });
  }

  return catalogueMachine.provide({
    actors: {
      findBranch: fromRequest(async ({ signal }) => {
        const address = deps.address();
        const options = address && (await askDeliveryOptions(deps, address, signal));
        const nearest = options && servingBranch(options);
        if (!nearest) throw new BusinessError('ERR_OUT_OF_SERVICE_AREA');
        if (signal.aborted) return;
        const { branch_id: id, branch_name: name } = nearest;
        deps.emit({ type: 'branch.chosen', id, name, method: 'delivery' });
      }),
      loadMemberData: fromRequest<void>(({ signal }) => deps.loadMemberData(signal)),
      menu: createQuery<OfBranch, Menu>(cache, {
        key: ({ chosen }) => menuKey(required(chosen).id),
        load: ({ chosen }, signal) => loadMenu(required(chosen).id, signal),
        isEmpty: isEmptyMenu,
        staleAfter: MENU_STALE_AFTER,
        notFound: ['NOT_FOUND'],
        follow: ({ chosen }, changed) => deps.followBranch(required(chosen).id, 'menu', changed),
      }),
      branch: createQuery<OfBranch, Branch>(cache, {
        key: ({ chosen }) => branchKey(required(chosen).id),
        load: ({ chosen }, signal) => loadBranch(required(chosen).id, signal),
        // Each opened menu refetches whether the branch is open.
        staleAfter: 0,
        reloadAfter: (branch) => untilTurn(branch, clock.now()),
        follow: ({ chosen }, changed) => deps.followBranch(required(chosen).id, 'branch', changed),
      }),
      banners: createBanners(deps),
    },
    guards: {
      hasAddress: () => deps.address() !== null,
      isMember: () => deps.identity().customer_id !== null,
    },
    actions: {
      recall: assign(() => ({ chosen: deps.branch() })),
      chooseBranch: () => deps.emit({ type: 'branch.missed', asked: false }),
    },
  });
}
