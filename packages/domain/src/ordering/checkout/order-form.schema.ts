import * as v from 'valibot';
import { email, fullName, paragraph } from '../../machines/form/fields/fields.ts';
import { message } from '../../machines/form/fields/messages.ts';
import { mobileNumber } from '../../machines/form/fields/mobile-number.ts';
import type { RequestedTime } from '../fulfilment/requested-time.ts';

/** The most characters of the remark: what the kitchen's slip has room for. */
export const REMARK_LENGTH = 200;

/**
 * Who gets the order, when, and what the kitchen should know. Values are as typed. Whether the order
 * can be had at the time is asked each time (`isTimeFree`): the customer may have had the form open
 * for long.
 */
export const orderFormSchema = (isTimeFree: (time: RequestedTime) => boolean) =>
  v.object({
    full_name: fullName,
    email,
    phone: mobileNumber,
    remark: paragraph(REMARK_LENGTH),
    requestedTime: v.pipe(
      v.nullable(v.instance(Temporal.Instant)),
      v.check(isTimeFree, message('TIME_UNAVAILABLE')),
    ),
  });

export type OrderFormValues = v.InferInput<ReturnType<typeof orderFormSchema>>;
