import type { FulfilmentMethod } from '@claypot/domain/places';

interface FulfilmentWords {
  /** What the branch is to the order. */
  readonly branch: 'pickupFrom' | 'deliveryBranch';
  readonly changeTime: 'changePickupTime' | 'changeDeliveryTime';
  readonly chooseTime: 'choosePickupTime' | 'chooseDeliveryTime';
  /** The time it can be expected at. */
  readonly about: 'pickupAbout' | 'deliveryAbout';
  /** Whoever has it in the end. */
  readonly buyer: 'buyer' | 'receiver';
}

/** What differs, in catalogue keys, between an order that is picked up and one that is delivered. */
export const FULFILMENT_WORDS: Record<FulfilmentMethod, FulfilmentWords> = {
  pickup: {
    branch: 'pickupFrom',
    changeTime: 'changePickupTime',
    chooseTime: 'choosePickupTime',
    about: 'pickupAbout',
    buyer: 'buyer',
  },
  delivery: {
    branch: 'deliveryBranch',
    changeTime: 'changeDeliveryTime',
    chooseTime: 'chooseDeliveryTime',
    about: 'deliveryAbout',
    buyer: 'receiver',
  },
};
