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
export { createReject, type RejectDeps } from './reject/reject.implementation.ts';
export {
  type RejectEvent,
  type RejectInput,
  type RejectSnapshot,
  rejectMachine,
} from './reject/reject.machine.ts';
export { selectReject, selectRejectPad } from './reject/reject.selectors.ts';
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
export { selectTicket } from './ticket/ticket.selectors.ts';
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
  RejectLine,
  RejectView,
  SearchHit,
  SearchView,
  StatusScreenView,
  StepOption,
  StepProblem,
  StepsView,
  TicketView,
} from './views.ts';
