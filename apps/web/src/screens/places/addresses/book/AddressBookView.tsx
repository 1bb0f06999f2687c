import type { Address } from '@claypot/domain/places';
import { Card, EmptyState, Skeleton } from '@claypot/ui';
import type { ReactNode } from 'react';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DoorArt } from '../../../shared/art/DoorArt.tsx';
import { LoadFailed } from '../../../shared/loading/LoadFailed.tsx';
import { LoadingSkeleton } from '../../../shared/loading/LoadingSkeleton.tsx';
import { WhenSeen } from '../../../shared/loading/WhenSeen.tsx';
import { AddressBookFrame } from './AddressBookFrame.tsx';
import { AddressRow } from './AddressRow.tsx';

interface AddressBookViewProps {
  readonly back: Back;
  readonly addresses: readonly Address[];
  /**
   * A guest's addresses are stored locally and always `ready`; a member's are loaded from the
   * server.
   */
  readonly status: 'ready' | 'loading' | 'failed';
  /** True to choose an address, false to edit addresses. */
  readonly choosing: boolean;
  readonly newHref: string;
  readonly editHref: (id: string) => string;
  /** Renders the delivery fee and time of an address, once it is visible. */
  readonly reachOf: (address: Address) => ReactNode;
  readonly onChoose: (id: string) => void;
  readonly onRetry: () => void;
}

export function AddressBookView(props: AddressBookViewProps) {
  const { back, addresses, status, choosing, newHref, editHref, reachOf, onChoose, onRetry } =
    props;
  const { t } = useTranslation('addresses');
  return (
    <AddressBookFrame back={back} choosing={choosing} newHref={newHref} busy={status === 'loading'}>
      {status === 'loading' && (
        <LoadingSkeleton>
          <Skeleton shape="row" count={3} />
        </LoadingSkeleton>
      )}
      {status === 'failed' && <LoadFailed title={t('listFailed')} onRetry={onRetry} />}
      {status === 'ready' && addresses.length === 0 && (
        <EmptyState art={<DoorArt />} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {addresses.length > 0 && (
        <Card padding="none">
          <ul>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressRow
                  address={address}
                  choosing={choosing}
                  editHref={editHref(address.id)}
                  reach={<WhenSeen>{reachOf(address)}</WhenSeen>}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </AddressBookFrame>
  );
}
