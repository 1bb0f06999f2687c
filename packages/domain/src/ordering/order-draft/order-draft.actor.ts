import { type ActorRefFrom, fromTransition } from 'xstate';
import { EMPTY_DRAFT, type OrderDraft } from './order-draft.ts';

/** Something about the order is decided, or another way than before. */
export interface OrderDraftEvent {
  type: 'CHANGE';
  draft: Partial<OrderDraft>;
}

/** Keeps the one draft of an order for as long as the app runs. */
export const orderDraftLogic = fromTransition(
  (draft: OrderDraft, { draft: change }: OrderDraftEvent): OrderDraft => ({ ...draft, ...change }),
  EMPTY_DRAFT,
);

export type OrderDraftActor = ActorRefFrom<typeof orderDraftLogic>;
