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
import type { DehydratedApp } from '../dehydrated-app.ts';
import type { Areas, UseArea } from './areas.ts';
import type { Core } from './core.ts';
import type { Gates } from './gates.ts';
import type { Records } from './records.ts';

/** Facts about the visit that the app knows from outside. */
export interface Situation {
  /** Returns the data that a server has loaded for the page; null without it. */
  readonly dehydrated: () => DehydratedApp | null;
  readonly gates: Gates;
  /** True if the customer stated that they left the payment page without paying. */
  readonly hasLeftPayment: () => boolean;
  /** Returns true until the interface has hydrated the page. */
  readonly isHydrating: () => boolean;
}

/** Dependencies of all screen machines: running actors and getters of the current state. */
export interface MachineParts extends Ports, Situation {
  readonly subdomain: string;
  readonly cache: QueryCache;
  readonly events: EventBus;
  readonly emit: Emit;
  notify(toast: ToastContent): void;
  readonly company: Core['actors']['company'];
  readonly session: Core['actors']['session'];
  readonly records: Records;
  /** Returns the actors of an area; starts them on the first call. */
  readonly use: UseArea;
  readonly typed: TypedNumber;
  /** Id of the company; empty until its record is loaded. No screen is shown before that. */
  companyId(): string;
  zone(): string;
  identity(): Identity;
  member(): Member | null;
  branch(): { id: string; name: string } | null;
  branchId(): string | null;
  method(): FulfilmentMethod | null;
  /** The default address; null until the area `addresses` has loaded it. */
  address(): Address | null;
  /** The default address if the order is delivered; else null. */
  deliveryAddress(): Address | null;
  /** Origin of distances. */
  readonly place: Place;
  readonly followBranch: FollowBranch;
}

interface Running {
  areas: Areas;
  cache: QueryCache;
  core: Core;
  records: Records;
  situation: Situation;
}

/** Creates the {@link MachineParts}, once per app. */
export function createMachineParts(running: Running): MachineParts {
  const { areas, cache, core, records, situation } = running;
  const { company, session } = core.actors;
  const branch = () => selectBranch(session.getSnapshot());
  const method = () => selectDeliveryMethod(session.getSnapshot());
  const address = () => {
    const started = areas.started('addresses');
    return started === undefined ? null : selectDefaultAddress(started.addresses.getSnapshot());
  };
  /** Reloads a cart of the branch that was loaded before the change. */
  const refreshCart = (branchId: string, until: number) => {
    const cart = areas.started('cart')?.cart;
    const known = cart?.getSnapshot().context;
    if (known?.cart?.branch_id !== branchId || known.receivedAt > until) return;
    cart?.send({ type: 'REFRESH' });
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
    ...situation,
    subdomain: core.subdomain,
    cache,
    events: core.events,
    emit: core.emit,
    notify: core.notify,
    company,
    session,
    records,
    use: areas.use,
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
