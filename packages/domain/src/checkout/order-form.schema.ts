import * as v from 'valibot';
import { email, fullName, line, mobileNumber } from '../form/fields.ts';
import { message } from '../form/messages.ts';
import type { Clock } from '../ports.ts';

/** The most characters of the remark: what the kitchen's slip has room for. */
export const REMARK_LENGTH = 200;

/** The form's word for "as soon as possible", where a chosen time is an instant. */
export const ASAP = 'ASAP';

/**
 * Who picks the order up, when, and what the kitchen should know. Values are as typed. A chosen time
 * must lie ahead: the customer may have had the form open for long, so long that the branch takes
 * nothing for as soon as possible any more (`mustChooseTime`).
 */
export const orderFormSchema = (clock: Clock, mustChooseTime: () => boolean) =>
  v.object({
    full_name: fullName,
    email,
    phone: mobileNumber,
    remark: line(REMARK_LENGTH),
    time: v.pipe(
      v.string(),
      v.check(
        (value) => (value === ASAP ? !mustChooseTime() : liesAhead(value, clock)),
        message('TIME_UNAVAILABLE'),
      ),
    ),
  });

/** Whether a form's time can be read, be it past or not; a stored one may be damaged. */
export function isTime(value: string): boolean {
  if (value === ASAP) return true;
  try {
    Temporal.Instant.from(value);
    return true;
  } catch {
    return false;
  }
}

function liesAhead(value: string, clock: Clock): boolean {
  return Temporal.Instant.compare(Temporal.Instant.from(value), clock.now()) > 0;
}

export type OrderFormValues = v.InferInput<ReturnType<typeof orderFormSchema>>;
export type OrderFormOutput = v.InferOutput<ReturnType<typeof orderFormSchema>>;
