import type { Payable, PayDeps } from '@claypot/counter/pay';

/** Props of the form of a method, with its machine. */
export interface MethodProps {
  readonly payable: Payable;
  readonly onBill: PayDeps['onBill'];
  /** Called once the server has recorded the payment, or asks the member. */
  readonly onDone: () => void;
  /** Called with true while the form waits for an answer, of the server or of the terminal. */
  readonly onBusy: (isBusy: boolean) => void;
}
