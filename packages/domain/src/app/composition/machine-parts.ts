import type { Identity } from '@claypot/sdk';
import type { Member } from '../../account/session/member.ts';
import {
  selectBranch,
  selectDeliveryMethod,
  selectMember,
} from '../../account/session/session.selectors.ts';
import type { TypedNumber } from '../../account/sign-in/typed-number.ts';
import { selectTimeZone } from '../../company/record/company.selectors.ts';
import type { Emit, EventBus } from '../../events/event-bus.ts';
import { createPlace, type Place } from '../../machines/locate/place.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import type { ToastContent } from '../../machines/toasts/toasts.machine.ts';
import type { Address } from '../../places/addresses/address.ts';
import { selectDefaultAddress } from '../../places/addresses/addresses.selectors.ts';
import { type FollowBranch, followWhenLoaded } from '../../places/branch-news/follow-branch.ts';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';
import type { Ports } from '../../ports/ports.ts';
import type { BookingActors } from './booking-actors.ts';
import type { Core } from './core.ts';
import type { OrderingActors } from './ordering-actors.ts';
import type { WalletActors } from './wallet-actors.ts';

/** Dependencies of all screen machines: running actors and getters of the current state. */
export interface MachineParts extends Ports {
  readonly subdomain: string;
  readonly cache: QueryCache;
  readonly events: EventBus;
  readonly emit: Emit;
  notify(toast: ToastContent): void;
  readonly company: Core['actors']['company'];
  readonly session: Core['actors']['session'];
  readonly ordering: OrderingActors;
  readonly booking: BookingActors;
  readonly wallet: WalletActors;
  readonly typed: TypedNumber;
  /** Id of the company; empty until its record is loaded. No screen is shown before that. */
  companyId(): string;
  zone(): string;
  identity(): Identity;
  member(): Member | null;
  branch(): { id: string; name: string } | null;
  branchId(): string | null;
  method(): FulfilmentMethod | null;
  address(): Address | null;
  /** The default address if the order is delivered; else null. */
  deliveryAddress(): Address | null;
  /** Origin of distances. */
  readonly place: Place;
  readonly followBranch: FollowBranch;
}

interface Running {
  core: Core;
  ordering: OrderingActors;
  booking: BookingActors;
  wallet: WalletActors;
  cache: QueryCache;
}

/** Creates the {@link MachineParts}, once per app. */
export function createMachineParts(running: Running): MachineParts {
  const { booking, cache, core, ordering, wallet } = running;
  const { company, session } = core.actors;
  const { addresses, cart } = ordering.actors;
  const branch = () => selectBranch(session.getSnapshot());
  const method = () => selectDeliveryMethod(session.getSnapshot());
  const address = () => selectDefaultAddress(addresses.getSnapshot());
  /** Reloads a cart of the branch that was loaded before the change. */
  const refreshCart = (branchId: string, until: number) => {
    const { cart: known, receivedAt } = cart.getSnapshot().context;
    if (known?.branch_id === branchId && receivedAt <= until) cart.send({ type: 'REFRESH' });
  };

  let following: Promise<FollowBranch> | null = null;
  const loadFollowBranch = () => {
    following ??= import('../../places/branch-news/shown-branches.ts').then((code) =>
      code.createFollowBranch(core.ports, refreshCart),
    );
    return following;
  };

  return {
    ...core.ports,
    subdomain: core.subdomain,
    cache,
    events: core.events,
    emit: core.emit,
    notify: core.notify,
    company,
    session,
    ordering,
    booking,
    wallet,
    companyId: () => core.companyId() ?? '',
    typed: core.parts.typed,
    zone: () => selectTimeZone(company.getSnapshot()),
    identity: core.identity,
    member: () => selectMember(session.getSnapshot()),
    branch,
    branchId: () => branch()?.id ?? null,
    method,
    address,
    deliveryAddress: () => (method() === 'delivery' ? address() : null),
    place: createPlace(address),
    followBranch: followWhenLoaded(loadFollowBranch),
  };
}
