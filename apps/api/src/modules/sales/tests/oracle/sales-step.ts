/** A step at the counter of a branch. Amounts are in sen; bills, members and payments are indexes. */
export type SalesStep =
  | { readonly do: 'open' }
  | {
      readonly do: 'ring';
      readonly bill: number;
      /** Tea costs RM 3.00 and crab RM 45.00; each piece earns 10 points. */
      readonly item: 'tea' | 'crab';
      readonly qty: number;
    }
  /** An amount that is not on the menu and earns no points. */
  | { readonly do: 'amount'; readonly bill: number; readonly amount: number }
  | {
      readonly do: 'quantity';
      readonly bill: number;
      readonly line: number;
      /** 0 removes the line. */
      readonly qty: number;
    }
  | {
      readonly do: 'member';
      readonly bill: number;
      readonly member: number | null;
      readonly usesPoints: boolean;
    }
  /** Vouchers belong to the members in turn. */
  | { readonly do: 'voucher'; readonly bill: number; readonly voucher: number | null }
  | { readonly do: 'split'; readonly bill: number; readonly people: number | null }
  | {
      readonly do: 'cash';
      readonly bill: number;
      readonly share: number | null;
      /** Cash above what is due; negative for too little. */
      readonly extra: number;
    }
  | {
      readonly do: 'card' | 'wallet';
      readonly bill: number;
      readonly share: number | null;
      readonly amount: number;
    }
  | { readonly do: 'remove'; readonly bill: number; readonly payment: number }
  | { readonly do: 'void'; readonly bill: number }
  | {
      readonly do: 'refund';
      readonly bill: number;
      readonly payment: number;
      readonly amount: number;
    }
  | {
      readonly do: 'drawer';
      readonly kind: 'float' | 'paid_in' | 'paid_out';
      readonly amount: number;
    };

/** State of a member at the start. */
export interface MemberStart {
  readonly wallet: number;
  readonly points: number;
  /** Discount of the tier in percent. */
  readonly tier: 0 | 5 | 10;
  /** Vouchers of RM 10.00 from RM 20.00 on. */
  readonly vouchers: number;
}

/** State after steps. Amounts are in sen; those of a void bill are 0. */
export interface SalesState {
  readonly bills: readonly {
    readonly state: 'open' | 'paid' | 'void';
    readonly total: number;
    readonly left: number;
    readonly cashDue: number;
    readonly receipt: number | null;
  }[];
  readonly members: readonly {
    readonly wallet: number;
    readonly points: number;
    /** Vouchers that no order uses. */
    readonly vouchers: number;
  }[];
  readonly drawer: number;
  /** Number of the last receipt. */
  readonly receipts: number;
}
