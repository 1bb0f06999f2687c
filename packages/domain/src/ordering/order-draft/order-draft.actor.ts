import { type ActorRefFrom, fromTransition } from 'xstate';
import { EMPTY_DRAFT, type OrderDraft } from './order-draft.ts';

export interface OrderDraftEvent {
  type: 'CHANGE';
  draft: Partial<OrderDraft>;
}

/** Actor logic of the order draft, which lives as long as the app. */
export const orderDraftLogic = fromTransition(
  (draft: OrderDraft, { draft: change }: OrderDraftEvent): OrderDraft => ({ ...draft, ...change }),
  EMPTY_DRAFT,
);

export type OrderDraftActor = ActorRefFrom<typeof orderDraftLogic>;
