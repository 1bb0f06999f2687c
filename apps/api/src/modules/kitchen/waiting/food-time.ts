/** Minutes of a rider from the branch to the customer. */
export const DRIVE_MINUTES = 20;

/** Delivery method of a stored order. Stored orders also have `dine-in`. */
type Method = 'delivery' | 'pickup' | 'dine-in';

/** Returns when the food has to be ready for a customer who gets it at `time`. */
export function foodTime(method: Method, time: Temporal.Instant): Temporal.Instant {
  return time.subtract({ minutes: driveOf(method) });
}

/** Returns when the customer gets food that is ready at `food`. */
export function customerTime(method: Method, food: Temporal.Instant): Temporal.Instant {
  return food.add({ minutes: driveOf(method) });
}

function driveOf(method: Method): number {
  return method === 'delivery' ? DRIVE_MINUTES : 0;
}
