/** Reported if a refund failed and staff must handle it. */
export class RefundFailed extends Error {
  override readonly name = 'RefundFailed';
}

/** Lease of a refund attempt; longer than the timeout of the provider. */
export const RETRY_AFTER = { minutes: 1 };
/** Interval between checks of a refund that the bank is processing. */
export const BANK_PROCESSING_TIME = { hours: 1 };
