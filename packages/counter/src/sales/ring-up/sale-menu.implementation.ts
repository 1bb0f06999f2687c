import { createCatalogueImplementations } from '@claypot/domain/counter-flows';
import type { catalogueMachine } from '@claypot/domain/ordering';
import type { Sdk } from '@claypot/sdk';
import type { CounterRuntime } from '../../app/ports.ts';
import { followMenu } from './follow-menu.ts';
import { NO_OWNER } from './staff-menu-api.ts';

export interface SaleMenuDeps extends Pick<CounterRuntime, 'cache' | 'clock' | 'events'> {
  /** The customers' operations, from `createStaffMenuApi`. */
  menuApi: Sdk;
  branch: { readonly id: string; readonly name: string };
}

/** Creates the menu of the branch: the customers' menu, without banners and delivery. */
export function createSaleMenu({
  branch,
  cache,
  clock,
  events,
  menuApi,
}: SaleMenuDeps): typeof catalogueMachine {
  return createCatalogueImplementations({
    api: menuApi,
    cache,
    clock,
    // `createStaffMenuApi` adds it to each request.
    companyId: () => '',
    branch: () => branch,
    address: () => null,
    // The only event is a missing branch, and the counter always has one.
    emit: () => undefined,
    followBranch: followMenu({ clock, events }),
    identity: () => NO_OWNER,
    loadMemberData: async () => undefined,
  });
}
