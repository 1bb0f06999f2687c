import { type ActorRefFrom, fromTransition, type SnapshotFrom } from 'xstate';
import type { DiscountsOffer, TakenOff } from './offer.ts';

/** Discounts available for the order, and discounts removed from it. */
export interface Discounts {
  /** Null until computed, and while the member, the cart or the vouchers are missing. */
  readonly offer: DiscountsOffer | null;
  /** Discounts removed automatically, with the reason: at most one per kind. */
  readonly takenOff: readonly TakenOff[];
}

export type DiscountsEvent =
  | { type: 'OFFERED'; offer: DiscountsOffer | null }
  | { type: 'TAKEN_OFF'; what: TakenOff }
  /** The customer made a choice about vouchers or points. */
  | { type: 'DECIDED' };

/** Discounts available for the order, and discounts removed from it. */
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
