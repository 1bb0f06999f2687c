import type {
  Banner,
  Branch,
  DeliveryOptions,
  DishCategory,
  DishSummary,
  PackageSummary,
} from '@claypot/sdk';
import { aBranch, someDeliveryOptions } from '@claypot/testing';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { createQueryCache } from '../../../machines/query/query-cache.ts';
import type { Address } from '../../../places/addresses/address.ts';
import { fakeFollowBranch } from '../../../places/branch-news/testing/fake-follow-branch.ts';
import { fakePorts } from '../../../testing/fakes.ts';
import { replies } from '../../../testing/replies.ts';
import { createCatalogueImplementations } from '../catalogue.implementation.ts';
import { selectCatalogue } from '../catalogue.selectors.ts';
import { aMenu, banners } from './samples.ts';

type Call<T> = (input: unknown, options?: { signal?: AbortSignal }) => Promise<T>;

/** A restaurant with a menu, and a customer who opens it with a chosen branch or an address. */
export function setUp({
  branch = { id: 'bangsar', name: 'CCH Bangsar' } as { id: string; name: string } | null,
  address = null as Address | null,
  isMember = false,
  /** Branch of the member's cart, once loaded. */
  ofCart = null as string | null,
  /** The member's address, once loaded. */
  later = null as Address | null,
} = {}) {
  const { categories, dishes, packages } = aMenu();
  const api = {
    packageList: vi.fn<Call<PackageSummary[]>>().mockResolvedValue(packages),
    dishCategoryList: vi.fn<Call<DishCategory[]>>().mockResolvedValue(categories),
    dishList: vi.fn<Call<DishSummary[]>>().mockResolvedValue(dishes),
    branchDetail: vi.fn<Call<Branch>>().mockResolvedValue(aBranch()),
    bannerList: vi.fn<Call<Banner[]>>().mockResolvedValue(banners),
  };
  const deliveryOptions = vi.fn<Call<DeliveryOptions>>().mockResolvedValue(someDeliveryOptions());
  const ports = fakePorts({ ...api, deliveryOptions });
  const cache = createQueryCache(ports.clock);
  const news = fakeFollowBranch();
  const chosen: string[] = [];
  let known = address;
  let left = 0;
  const machine = createCatalogueImplementations({
    ...ports,
    cache,
    companyId: () => 'cch',
    branch: () => branch ?? (chosen[0] === undefined ? null : { id: chosen[0], name: '' }),
    address: () => known,
    identity: () =>
      isMember ? { customer_id: 'member-1', guest_id: null } : { customer_id: null, guest_id: 'g' },
    loadMemberData: async () => {
      known = later;
      if (ofCart !== null) chosen.push(ofCart);
    },
    followBranch: news.follow,
    emit: (event) => {
      if (event.type === 'branch.chosen' && event.method === 'delivery') chosen.push(event.id);
      if (event.type === 'branch.missed' && !event.asked) left += 1;
    },
  });
  const open = () => {
    const actor = createActor(machine, { clock: ports.clock.delays }).start();
    return { actor, send: actor.send, view: () => selectCatalogue(actor.getSnapshot()) };
  };
  const opened = async () => {
    const menu = open();
    await replies();
    return menu;
  };
  return { api, deliveryOptions, cache, ports, open, opened, chosen, left: () => left, news };
}
