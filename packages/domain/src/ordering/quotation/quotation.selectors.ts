import type { Cents, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { Address } from '../../places/addresses/address.ts';
import type { quotationMachine } from './quotation.machine.ts';

export type QuotationSnapshot = SnapshotFrom<typeof quotationMachine>;

export interface QuotationView {
  /** `none`: the order is not a delivery, or its branch is not known. */
  status: 'none' | 'asking' | 'quoted' | 'blocked';
  /** In cents; null until known and for pickup. */
  fee: Cents | null;
  /**
   * Reason why the order cannot be placed: the courier's error or `MISSING_ADDRESS`. It is shown
   * while it applies.
   */
  error: ErrorCode | null;
  /** True if a retry may help: send `RETRY`. */
  canRetry: boolean;
  /** True if the courier does not deliver there; a retry does not help. */
  outOfReach: boolean;
  /** True if the courier has a problem; the branch may be able to help. */
  branchMayHelp: boolean;
  /** Delivery address; null for pickup or if none is known. */
  address: Address | null;
}

export function selectQuotation(snapshot: QuotationSnapshot): QuotationView {
  const { delivery, error, quotation } = snapshot.context;
  const isDelivery = delivery.method === 'delivery';
  return {
    status: statusOf(snapshot),
    fee: quotation?.totalFee ?? null,
    error: snapshot.matches('noAddress') ? 'MISSING_ADDRESS' : error,
    canRetry: snapshot.matches('rejected') && !isOutOfReach(error),
    outOfReach: isOutOfReach(error),
    branchMayHelp: error === 'LALAMOVE_ERROR',
    address: isDelivery ? delivery.address : null,
  };
}

function isOutOfReach(error: ErrorCode | null): boolean {
  return error === 'ERR_OUT_OF_SERVICE_AREA' || error === 'ERR_INVALID_MARKET';
}

/** Returns true if no request is pending. */
export function selectIsQuoted(snapshot: QuotationSnapshot): boolean {
  return !snapshot.matches('asking');
}

function statusOf(snapshot: QuotationSnapshot): QuotationView['status'] {
  if (snapshot.matches('asking')) return 'asking';
  if (snapshot.matches('quoted')) return 'quoted';
  return snapshot.matches('noAddress') || snapshot.matches('rejected') ? 'blocked' : 'none';
}
