import type { Cents, ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { Address } from '../../places/addresses/address.ts';
import type { quotationMachine } from './quotation.machine.ts';

export type QuotationSnapshot = SnapshotFrom<typeof quotationMachine>;

/** All that a view of the delivery's cost may ask. */
export interface QuotationView {
  /** `none`: nothing is delivered. */
  status: 'none' | 'asking' | 'quoted' | 'blocked';
  /** In cents; null while it is not known, and where nothing is delivered. */
  fee: Cents | null;
  /**
   * Why the order cannot be placed as it is: the courier's refusal, or `MISSING_ADDRESS`. It is
   * shown as long as it holds.
   */
  error: ErrorCode | null;
  /** Asking once more may help: send `RETRY`. */
  canRetry: boolean;
  /** It is not brought there, however often that is asked. */
  outOfReach: boolean;
  /** The courier is in trouble: the branch may know what can be done. */
  branchMayHelp: boolean;
  /** Where it is delivered to; null where nothing is, or no address is known. */
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

/** No answer is waited for. */
export function selectIsQuoted(snapshot: QuotationSnapshot): boolean {
  return !snapshot.matches('asking');
}

function statusOf(snapshot: QuotationSnapshot): QuotationView['status'] {
  if (snapshot.matches('asking')) return 'asking';
  if (snapshot.matches('quoted')) return 'quoted';
  return snapshot.matches('noAddress') || snapshot.matches('rejected') ? 'blocked' : 'none';
}
