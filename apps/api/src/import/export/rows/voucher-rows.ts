import type { Named, Words } from './named.ts';

export interface VoucherRow extends Named {
  readonly voucher_name: Words;
  readonly voucher_text: Words | null;
  readonly image: string;
  readonly voucher_type: string;
  readonly voucher_use_type: 'dine_in' | 'both' | 'other';
  readonly calculation_type: string;
  /** In sen, or in hundredths of a percent. */
  readonly amount: number;
  readonly free_type: string | null;
  readonly total_max_given_amount: number | null;
  readonly min_purchase: number;
  readonly point_redeem: number;
  readonly expiring_days: number;
  readonly is_claimable: boolean;
  readonly given_at_joining: number;
  readonly max_application: number | null;
  readonly max_application_per_member: number | null;
  readonly max_application_per_day_per_member: number | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly voucher_branch_status: string;
  readonly is_weekday_only: boolean;
}

export interface VoucherBranchRow {
  readonly voucher_id: string;
  readonly branch_id: string;
}

export interface TierVoucherRow {
  readonly level_id: number;
  readonly voucher_id: string;
  readonly count: number;
  readonly is_monthly: boolean;
}
