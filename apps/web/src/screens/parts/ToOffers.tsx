import { Card, ListRow } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useOffersRow } from './useOffersRow.ts';

/** Leads to the vouchers to claim, with how many there are now. */
export function ToOffers({ claimable }: { readonly claimable: ReactNode }) {
  return (
    <Card padding="none">
      <ListRow {...useOffersRow(claimable)} />
    </Card>
  );
}
