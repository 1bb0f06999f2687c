import { LinkRows } from './LinkRows.tsx';
import { useOffersRow } from './useOffersRow.tsx';

/** Leads to the vouchers to claim, with how many there are now. */
export function ToOffers({ claimable }: { readonly claimable: number | null }) {
  return <LinkRows rows={[useOffersRow(claimable)]} />;
}
