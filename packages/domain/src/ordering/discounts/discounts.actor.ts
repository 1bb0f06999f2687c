import { type ActorRefFrom, fromTransition, type SnapshotFrom } from 'xstate';
import type { DiscountsOffer, TakenOff } from './offer.ts';

/** What can be taken off the order, and what no longer can. */
export interface Discounts {
  /** Null while it is not worked out. */
  readonly offer: DiscountsOffer | null;
  /** What was taken off the order without being asked, and why: at most one of a kind. */
  readonly takenOff: readonly TakenOff[];
}

export type DiscountsEvent =
  | { type: 'OFFERED'; offer: DiscountsOffer | null }
  | { type: 'TAKEN_OFF'; what: TakenOff }
  /** The customer has decided about vouchers or points themselves. */
  | { type: 'DECIDED' };

/** What can be taken off the order, and what no longer can. */
export const discountsLogic = fromTransition(
  (known: Discounts, event: DiscountsEvent): Discounts => {
    switch (event.type) {
      case 'OFFERED':
        return { offer: event.offer, takenOff: known.takenOff };
      case 'TAKEN_OFF': {
        const others = known.takenOff.filter(({ kind }) => kind !== event.what.kind);
        return { offer: known.offer, takenOff: [...others, event.what] };
      }
      case 'DECIDED':
        return { offer: known.offer, takenOff: [] };
    }
  },
  { offer: null, takenOff: [] },
);

export type DiscountsActor = ActorRefFrom<typeof discountsLogic>;
export type DiscountsSnapshot = SnapshotFrom<typeof discountsLogic>;
