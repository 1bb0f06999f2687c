import type { Address } from '@claypot/domain/places';
import { Card, EmptyState, Skeleton } from '@claypot/ui';
import type { ReactNode } from 'react';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { DoorArt } from '../../../shared/art/DoorArt.tsx';
import { LoadFailed } from '../../../shared/loading/LoadFailed.tsx';
import { LoadingOutline } from '../../../shared/loading/LoadingOutline.tsx';
import { WhenSeen } from '../../../shared/loading/WhenSeen.tsx';
import { AddressBookFrame } from './AddressBookFrame.tsx';
import { AddressRow } from './AddressRow.tsx';

interface AddressBookViewProps {
  readonly back: Back;
  readonly addresses: readonly Address[];
  /** A guest's are there at once, a member's come from the server. */
  readonly status: 'ready' | 'loading' | 'failed';
  /** One of them is being chosen; otherwise each can be edited. */
  readonly choosing: boolean;
  readonly newHref: string;
  readonly editHref: (id: string) => string;
  /** Whether and for how much an order can be brought to one of them; shown once it is looked at. */
  readonly reachOf: (address: Address) => ReactNode;
  readonly onChoose: (id: string) => void;
  readonly onRetry: () => void;
}

/** Where somebody has food delivered to. */
export function AddressBookView(props: AddressBookViewProps) {
  const { back, addresses, status, choosing, newHref, editHref, reachOf, onChoose, onRetry } =
    props;
  const { t } = useTranslation('addresses');
  return (
    <AddressBookFrame back={back} choosing={choosing} newHref={newHref} busy={status === 'loading'}>
      {status === 'loading' && (
        <LoadingOutline>
          <Skeleton shape="row" count={3} />
        </LoadingOutline>
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
