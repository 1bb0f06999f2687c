import type { BillView } from '@claypot/counter/sales';

/** View of a bill that is loaded. */
export type LoadedView = BillView & { readonly bill: NonNullable<BillView['bill']> };
