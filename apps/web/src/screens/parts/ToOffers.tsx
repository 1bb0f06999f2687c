import type { ReactNode } from 'react';
import { LinkRows } from './LinkRows.tsx';
import { useOffersRow } from './useOffersRow.ts';

/** Leads to the vouchers to claim, with how many there are now. */
export function ToOffers({ claimable }: { readonly claimable: ReactNode }) {
  return <LinkRows rows={[useOffersRow(claimable)]} />;
}
