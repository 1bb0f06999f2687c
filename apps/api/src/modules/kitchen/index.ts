/** Public interface of the kitchen module: how long customers wait, and orders per quarter. */
export {
  type CountedOrder,
  dropPastQuarters,
  findCountedQuarters,
  moveByStaff,
  moveToFree,
  returnQuarter,
  takeFirstFree,
  takeQuarter,
} from './quarters/order-quarters.ts';
export { quarterOf, startOf } from './quarters/quarter.ts';
export { customerTime, DRIVE_MINUTES, foodTime } from './waiting/food-time.ts';
export {
  findKitchen,
  findKitchens,
  findOrdersPerQuarter,
  type KitchenState,
} from './waiting/kitchen-state.ts';
export {
  isFullTime,
  usualWait,
  type Waiting,
  type WaitingMethod,
  waitingAt,
  waitingFor,
} from './waiting/waiting.ts';
