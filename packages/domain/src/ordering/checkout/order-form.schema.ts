import * as v from 'valibot';
import { email, fullName, paragraph } from '../../machines/form/fields/fields.ts';
import { message } from '../../machines/form/fields/messages.ts';
import { mobileNumber } from '../../machines/form/fields/mobile-number.ts';
import type { RequestedTime } from '../fulfilment/requested-time.ts';

/** Maximum characters of the remark, limited by the kitchen's printed slip. */
export const REMARK_LENGTH = 200;

/**
 * Returns the schema of the order form; values are as typed. Each validation calls `isTimeFree`,
 * because the form may have been open for long.
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
