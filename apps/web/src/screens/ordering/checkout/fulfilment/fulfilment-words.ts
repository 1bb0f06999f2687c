import type { FulfilmentMethod } from '@claypot/domain/places';

export interface FulfilmentWords {
  /** Label of the branch. */
  readonly branch: 'pickupFrom' | 'deliveryBranch';
  readonly changeTime: 'changePickupTime' | 'changeDeliveryTime';
  readonly chooseTime: 'choosePickupTime' | 'chooseDeliveryTime';
  /** Label of the estimated time. */
  readonly about: 'pickupAbout' | 'deliveryAbout';
  /** Text key for the end of a pause. */
  readonly paused: 'pickupPaused' | 'deliveryPaused';
  /** Label of the person who receives the order. */
  readonly buyer: 'buyer' | 'receiver';
}

/** Text keys that differ between pickup and delivery. */
export const FULFILMENT_WORDS: Record<FulfilmentMethod, FulfilmentWords> = {
  pickup: {
    branch: 'pickupFrom',
    changeTime: 'changePickupTime',
    chooseTime: 'choosePickupTime',
    about: 'pickupAbout',
    paused: 'pickupPaused',
    buyer: 'buyer',
  },
  delivery: {
    branch: 'deliveryBranch',
    changeTime: 'changeDeliveryTime',
    chooseTime: 'chooseDeliveryTime',
    about: 'deliveryAbout',
    paused: 'deliveryPaused',
    buyer: 'receiver',
  },
};
