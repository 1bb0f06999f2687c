import type { SnapshotFrom } from 'xstate';
import { tierBenefit } from '../../account/member/tier-benefit.ts';
import type { OrderTotal } from '../../pricing/index.ts';
import { obstaclesOf } from './obstacles.ts';
import type { orderDraftLogic } from './order-draft.actor.ts';
import type { DraftAnswers, OrderDraft, OrderObstacle } from './order-draft.ts';
import { courierFee, draftTotal, memberPoints } from './total.ts';

export type OrderDraftSnapshot = SnapshotFrom<typeof orderDraftLogic>;

export interface OrderDraftView
  extends Pick<OrderDraft, 'cart' | 'method' | 'address' | 'requestedTime'> {
  /** Total of the order; the courier's fee counts as 0 until known. */
  readonly total: OrderTotal;
  /** Discount of the member's tier, in percent; 0 for none. */
  readonly tierPercent: number;
  /** True if a member orders, who may use vouchers and points. */
  readonly isMember: boolean;
  /** Points that a guest would earn by signing up first; 0 for a member. */
  readonly pointsByJoining: number;
  /** Null for pickup. */
  readonly quotation: DraftAnswers['quotation'] | null;
  /** Name of the voucher that pays the courier; null if none does. */
  readonly feePaidBy: string | null;
  /** Obstacles to placing the order, the most important first. */
  readonly obstacles: readonly OrderObstacle[];
}

/** Returns the view of the draft, with the quotation and the hours applied. */
export function selectOrderDraft(
  { context: draft }: OrderDraftSnapshot,
  answers: DraftAnswers,
): OrderDraftView {
  const { address, cart, member, method, requestedTime, voucher } = draft;
  const { fee } = answers.quotation;
  const total = draftTotal(draft, fee);
  const isFeePaid = total.delivery_fee < courierFee(draft, fee);
  return {
    cart,
    method,
    address,
    requestedTime,
    total,
    tierPercent: member === null ? 0 : tierBenefit(member).percent,
    isMember: member !== null,
    pointsByJoining: member === null ? memberPoints(draft) : 0,
    quotation: method === 'delivery' ? answers.quotation : null,
    feePaidBy: isFeePaid && voucher !== null ? voucher.name : null,
    obstacles: obstaclesOf(draft, answers),
  };
}
