/** Statuses of an order and the steps of staff, for the server and the counter. */
export {
  BOARD_STATUSES,
  canTake,
  FINAL_STATUSES,
  mayFollow,
  ORDER_STEPS,
  type OrderMethod,
  type OrderStatus,
  type OrderStep,
  rejectRole,
  type StaffRole,
  type StepName,
} from './order-steps.ts';
