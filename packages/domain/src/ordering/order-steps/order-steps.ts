/** Status of an order, as named in the contracts. */
export type OrderStatus =
  | 'MAKING PAYMENT'
  | 'PENDING'
  | 'PREPARING'
  | 'READY'
  | 'DELIVERING'
  | 'COMPLETED'
  | 'CANCELLED'
  | 'NOT_COLLECTED';

/** How an order reaches the customer. */
export type OrderMethod = 'delivery' | 'pickup' | 'dine-in';

/** Roles of staff; each may do what the roles before it may do. */
export type StaffRole = 'kitchen' | 'cashier' | 'manager' | 'owner';

/** What staff do with an order at the counter. */
export type StepName =
  | 'accept'
  | 'ready'
  | 'recall'
  | 'hand_over'
  | 'send_out'
  | 'delivered'
  | 'not_collected';

/** One step of an order. */
export interface OrderStep {
  readonly from: readonly OrderStatus[];
  readonly to: OrderStatus;
  /** Methods for which the step exists. */
  readonly methods: readonly OrderMethod[];
  /** Minimum role. */
  readonly role: StaffRole;
  /** True if nothing leads back, so that clients ask first. */
  readonly isFinal: boolean;
}

const ALL: readonly OrderMethod[] = ['delivery', 'pickup', 'dine-in'];
const AT_THE_BRANCH: readonly OrderMethod[] = ['pickup', 'dine-in'];

/** The steps of staff. */
export const ORDER_STEPS: Readonly<Record<StepName, OrderStep>> = {
  accept: { from: ['PENDING'], to: 'PREPARING', methods: ALL, role: 'cashier', isFinal: false },
  ready: { from: ['PREPARING'], to: 'READY', methods: ALL, role: 'kitchen', isFinal: false },
  recall: { from: ['READY'], to: 'PREPARING', methods: ALL, role: 'kitchen', isFinal: false },
  hand_over: {
    from: ['READY'],
    to: 'COMPLETED',
    methods: AT_THE_BRANCH,
    role: 'cashier',
    isFinal: true,
  },
  send_out: {
    from: ['PREPARING', 'READY'],
    to: 'DELIVERING',
    methods: ['delivery'],
    role: 'cashier',
    isFinal: false,
  },
  delivered: {
    from: ['DELIVERING'],
    to: 'COMPLETED',
    methods: ['delivery'],
    role: 'cashier',
    isFinal: true,
  },
  not_collected: {
    from: ['READY'],
    to: 'NOT_COLLECTED',
    methods: AT_THE_BRANCH,
    role: 'cashier',
    isFinal: true,
  },
};

/** Statuses that nothing follows. */
export const FINAL_STATUSES: readonly OrderStatus[] = ['COMPLETED', 'CANCELLED', 'NOT_COLLECTED'];

/** Statuses of orders on the board: paid and not over. */
export const BOARD_STATUSES: readonly OrderStatus[] = [
  'PENDING',
  'PREPARING',
  'READY',
  'DELIVERING',
];

/** Statuses in which staff can mark lines as unavailable: until the food is ready. */
export const MARKABLE_STATUSES: readonly OrderStatus[] = ['PENDING', 'PREPARING'];

/** Changes that the payment causes. A dine-in bill is complete when it is paid. */
const OTHER_CHANGES: readonly (readonly [from: OrderStatus, to: OrderStatus])[] = [
  ['MAKING PAYMENT', 'PENDING'],
  ['MAKING PAYMENT', 'PREPARING'],
  ['MAKING PAYMENT', 'COMPLETED'],
];

/** Returns true if an order may change from one status to the other. */
export function mayFollow(from: OrderStatus, to: OrderStatus): boolean {
  if (to === 'CANCELLED') return !FINAL_STATUSES.includes(from);
  const isOther = OTHER_CHANGES.some((change) => change[0] === from && change[1] === to);
  return isOther || Object.values(ORDER_STEPS).some((s) => s.to === to && s.from.includes(from));
}

/** Returns true if an order in this status, with this method, can take the step. */
export function canTake(
  name: StepName,
  { status, method }: { readonly status: OrderStatus; readonly method: OrderMethod },
): boolean {
  const { from, methods } = ORDER_STEPS[name];
  return from.includes(status) && methods.includes(method);
}

/** Returns the minimum role that rejects an order: a manager, once the kitchen has started. */
export function rejectRole(status: OrderStatus): StaffRole {
  return status === 'PENDING' ? 'cashier' : 'manager';
}
