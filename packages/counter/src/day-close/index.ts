/** Close of the business day: figures, cash of the drawers, count, closes and corrections. */
export { createCloseDetail, createCloses } from './closes/closes.implementation.ts';
export { selectCloseDetail, selectCloses } from './closes/closes.selectors.ts';
export {
  type CorrectCloseInput,
  type CorrectCloseValues,
  createCorrectClose,
} from './closes/correct-close.implementation.ts';
export { type CorrectedDrawer, correctedDrawer } from './closes/corrected-drawer.ts';
export type { DrawerDraft } from './count/drawer-draft.ts';
export { createDayClose } from './day-close.implementation.ts';
export { type DayCloseEvent, dayCloseMachine } from './day-close.machine.ts';
export { selectDayClose } from './day-close.selectors.ts';
export { dayCloseMachines } from './day-close-machines.ts';
export { createMoveCash } from './drawer-cash/move-cash.implementation.ts';
export { type MoveCashView, selectMoveCash } from './drawer-cash/move-cash.selectors.ts';
export {
  MOST_MOVE,
  MOVE_KINDS,
  type MoveCashDraft,
  type MoveDrawer,
  moveCashInput,
} from './drawer-cash/move-cash-request.ts';
export { toCsv } from './export/csv.ts';
export type * from './views.ts';
