import type { CardView, StepPress } from '@claypot/counter/orders';
import type { StepName } from '@claypot/domain/order-steps';

/** Returns the press on a card's step, without a rider. */
export function pressOf(card: CardView, step: StepName): StepPress {
  const { id, method, number, status } = card;
  return { order: { id, method, number, status }, step, readyInMinutes: null, rider: null };
}
