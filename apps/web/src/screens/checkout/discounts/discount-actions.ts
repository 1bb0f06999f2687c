/** What a member can do about vouchers and points. */
export interface DiscountActions {
  /** Null for no voucher. */
  readonly choose: (voucherId: string | null) => void;
  readonly spendPoints: (spend: boolean) => void;
  readonly takeBest: () => void;
  /** Asks for the vouchers once more. */
  readonly retry: () => void;
}
