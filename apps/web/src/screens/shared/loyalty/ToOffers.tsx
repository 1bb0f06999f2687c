import { Card, ListRow } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useOffersRow } from './use-offers-row.ts';

export function ToOffers({ claimable }: { readonly claimable: ReactNode }) {
  return (
    <Card padding="none">
      <ListRow {...useOffersRow(claimable)} />
    </Card>
  );
}
