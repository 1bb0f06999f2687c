import type { Banner, Branch, DishSummary, PackageSummary } from '@claypot/sdk';
import { assign } from 'xstate';
import type { Address } from '../addresses/address.ts';
import { nearestBranches } from '../branch-change/served-by.live.ts';
import { bannersKey } from '../home/home.live.ts';
import { Refusal } from '../machine/failure.ts';
import { fromRequest } from '../machine/from-request.ts';
import type { Ports } from '../ports.ts';
import { STALE_AFTER_A_DAY } from '../query/query.live.ts';
import type { QueryCache } from '../query/query-cache.ts';
import { queryKey } from '../query/query-key.ts';
import { catalogueMachine } from './catalogue.machine.ts';
import type { ChosenBranch } from './catalogue.types.ts';
import type { Menu } from './sections.ts';
import { untilTurn } from './turn.ts';

/**
 * Milliseconds. Other lists keep for a day, but prices and what is sold out change by the hour: a
 * menu of yesterday would sell what is gone at a price that is refused. A minute lets the customer
 * go to a dish and back without a request; an older menu is still shown while the new one comes.
 */
export const MENU_STALE_AFTER = 60_000;

/** Nobody: quantities in the cart come from the cart itself, so one menu serves every owner. */
const ANYBODY = { customer_id: null, guest_id: null };

export interface CatalogueDeps extends Pick<Ports, 'api' | 'clock'> {
  cache: QueryCache;
  /** The company whose menu it is; asked for at each request. */
  companyId: () => string;
  /** The branch chosen to order from. */
  branch: () => ChosenBranch | null;
  /** Where to deliver to; null where nothing is delivered, or no address is known. */
  address: () => Address | null;
  /** Makes the branch nearest to the address the session's. */
  chooseNearest(branch: Branch): void;
  /** Goes to where a branch, or an address to find one for, can be chosen. */
  leave(): void;
}

const menuKey = (branchId: string) => queryKey<Menu>('menu', branchId);
const branchKey = (branchId: string) => queryKey<Branch>('menuBranch', branchId);

/** What the menu has already told of a dish, for the dish's screen to begin with. */
export function knownDish(cache: QueryCache, branchId: string, dishId: string): DishSummary | null {
  const menu = cache.peek(menuKey(branchId));
  return menu?.dishes.find(({ id }) => id === dishId) ?? null;
}

/** The same of a package, or of a hot deal that the menu lists among them. */
export function knownPackage(
  cache: QueryCache,
  branchId: string,
  id: string,
): PackageSummary | null {
  const menu = cache.peek(menuKey(branchId));
  return menu?.packages.find((known) => known.id === id) ?? null;
}

function required(chosen: ChosenBranch | null): ChosenBranch {
  if (chosen === null) throw new Error('A menu was asked for before a branch was chosen');
  return chosen;
}

/** The catalogue machine with its requests. */
export function createCatalogueImplementations(deps: CatalogueDeps) {
  const { api, cache, clock, companyId } = deps;

  async function loadMenu(branchId: string, signal: AbortSignal): Promise<Menu> {
    const options = { signal };
    const company = companyId();
    const [packages, categories, dishes] = await Promise.all([
      api.packageList(
        { path: { companyId: company, branch_id: branchId }, body: ANYBODY },
        options,
      ),
      api.dishCategoryList({ path: { companyId: company }, body: ANYBODY }, options),
      api.dishList({ path: { branch_id: branchId, category_id: 'all' }, body: ANYBODY }, options),
    ]);
    return { packages, categories, dishes };
  }

  function loadBranch(branchId: string, signal: AbortSignal): Promise<Branch> {
    return api.branchDetail(
      { path: { id: branchId }, body: { latitude: null, longitude: null } },
      { signal },
    );
  }

  return catalogueMachine.provide({
    actors: {
      loadMenu: fromRequest<Menu, { chosen: ChosenBranch | null }>(async ({ input, signal }) => {
        const { id } = required(input.chosen);
        return cache.load(menuKey(id), (given) => loadMenu(id, given), signal);
      }),
      findBranch: fromRequest(async ({ signal }) => {
        const address = deps.address();
        const [nearest] = address ? await nearestBranches(deps, address, signal) : [];
        if (nearest === undefined) throw new Refusal('ERR_OUT_OF_SERVICE_AREA');
        if (!signal.aborted) deps.chooseNearest(nearest);
      }),
      loadBranch: fromRequest<Branch, { chosen: ChosenBranch | null }>(
        async ({ input, signal }) => {
          const { id } = required(input.chosen);
          const load = (given: AbortSignal) => loadBranch(id, given);
          return cache.load(branchKey(id), load, signal);
        },
      ),
      loadBanners: fromRequest<Banner[]>(async ({ signal }) => {
        const company_id = companyId();
        const key = bannersKey(company_id);
        const known = cache.isFresh(key, STALE_AFTER_A_DAY) ? cache.peek(key) : undefined;
        if (known) return known;
        const load = (given: AbortSignal) =>
          api.bannerList({ body: { company_id } }, { signal: given });
        return cache.load(key, load, signal);
      }),
    },
    delays: { turn: ({ context }) => untilTurn(context.branch, clock.now()) },
    guards: {
      hasAddress: () => deps.address() !== null,
      isFresh: ({ context }) =>
        cache.isFresh(menuKey(required(context.chosen).id), MENU_STALE_AFTER),
    },
    actions: {
      recall: assign(() => {
        const chosen = deps.branch();
        if (chosen === null) return {};
        return {
          chosen,
          menu: cache.peek(menuKey(chosen.id)) ?? null,
          branch: cache.peek(branchKey(chosen.id)) ?? null,
          banners: cache.peek(bannersKey(companyId())) ?? [],
        };
      }),
      chooseBranch: () => deps.leave(),
    },
  });
}
