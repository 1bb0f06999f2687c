/** Board, tickets and steps of orders. */
export { type AlarmDeps, createAlarm } from './alarm/alarm.implementation.ts';
export {
  type AlarmEvent,
  type AlarmSnapshot,
  alarmMachine,
  selectAlarm,
} from './alarm/alarm.machine.ts';
export {
  type BoardDeps,
  cachedBoard,
  createBoard,
  preloadBoard,
} from './board/board.implementation.ts';
export {
  type BoardEvent,
  type BoardInput,
  type BoardSnapshot,
  boardMachine,
} from './board/board.machine.ts';
export { type BoardViewing, selectBoard, selectConnection } from './board/board.selectors.ts';
export { followSession, type SessionFollowers } from './follow-session.ts';
export { createKitchen, type KitchenDeps } from './kitchen/kitchen.implementation.ts';
export {
  type KitchenEvent,
  type KitchenSnapshot,
  kitchenMachine,
} from './kitchen/kitchen.machine.ts';
export { selectKitchen, selectStatusScreen } from './kitchen/kitchen.selectors.ts';
export { type KeepBoardDeps, keepBoard } from './last-board/keep-board.ts';
export { type LastBoardView, type LastOrder, readLastBoard } from './last-board/last-board.ts';
export type { MoneyActionDeps } from './money/action/money-action.implementation.ts';
export { moneyActionMachine } from './money/action/money-action.machine.ts';
export { selectMoneyAction, selectQuestion } from './money/action/money-action.selectors.ts';
export type { MoneyEvent, PadEvent } from './money/action/money-action.types.ts';
export type { TicketActionDeps } from './money/action/ticket-action.ts';
export { createUnavailable } from './money/lines/unavailable.implementation.ts';
export { selectUnavailable } from './money/lines/unavailable.selectors.ts';
export { type UnavailableDraft, unavailableInput } from './money/lines/unavailable-request.ts';
export { createRefund } from './money/refund/refund.implementation.ts';
export { selectRefund } from './money/refund/refund.selectors.ts';
export { type RefundDraft, refundInput } from './money/refund/refund-request.ts';
export { createReject } from './money/reject/reject.implementation.ts';
export { selectReject } from './money/reject/reject.selectors.ts';
export { type RejectDraft, rejectInput } from './money/reject/reject-request.ts';
export { createSettle } from './money/settle/settle.implementation.ts';
export { selectSettle } from './money/settle/settle.selectors.ts';
export { type SettleDraft, settleInput } from './money/settle/settle-request.ts';
export type {
  ApprovalQuestion,
  LineChoice,
  MoneyActionView,
  PricedLineChoice,
  RefundMissing,
  RefundOrderView,
  RefundPart,
  RejectView,
  SettleAction,
  SettleRefundView,
  UnavailableLinesView,
  UnavailableReason,
} from './money/views.ts';
export { createPressKeys, type PressKeys } from './press-keys.ts';
export { createSearch, type SearchDeps } from './search/search.implementation.ts';
export { type SearchEvent, type SearchSnapshot, searchMachine } from './search/search.machine.ts';
export { type SearchDay, selectSearch } from './search/search.selectors.ts';
export type { QueuedStep, StepQueue } from './step-queue/queue.ts';
export { createSteps, type StepsDeps } from './steps/steps.implementation.ts';
export {
  type StepPress,
  type StepsEvent,
  type StepsSnapshot,
  stepsMachine,
} from './steps/steps.machine.ts';
export { selectSteps } from './steps/steps.selectors.ts';
export { createTicket, type TicketDeps } from './ticket/ticket.implementation.ts';
export {
  type TicketEvent,
  type TicketInput,
  type TicketSnapshot,
  ticketMachine,
} from './ticket/ticket.machine.ts';
export { selectTicket, ticketData } from './ticket/ticket.selectors.ts';
export type {
  AlarmView,
  BoardView,
  CardStep,
  CardView,
  ColumnName,
  ColumnView,
  ConnectionView,
  DishView,
  KitchenSum,
  KitchenView,
  Lateness,
  LineView,
  RefundView,
  RejectedStep,
  SearchHit,
  SearchView,
  StatusScreenView,
  StepOption,
  StepProblem,
  StepsView,
  TicketView,
} from './views.ts';
