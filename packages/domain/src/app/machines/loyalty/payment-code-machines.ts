import { createPaymentCode } from '../../../loyalty/payment-code/payment-code.implementation.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Machine of the one-time code that spends at the counter. */
export const paymentCodeMachines = defineMachines((parts) => ({
  paymentCode: () => createPaymentCode({ ...parts, secret: parts.records.codeSecret }),
}));
