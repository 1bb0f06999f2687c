import type { Address } from '@claypot/domain';
import { ActionBar, Card, EmptyState, Icon, LinkButton, Screen, TopBar } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { Back } from '../../app/useBack.ts';
import { AddressRow } from './AddressRow.tsx';

interface AddressBookViewProps {
  readonly back: Back;
  readonly addresses: readonly Address[];
  /** One of them is being chosen; otherwise each can be edited. */
  readonly choosing: boolean;
  readonly newHref: string;
  readonly onChoose: (id: string) => void;
}

/** Where a guest has food delivered to. */
export function AddressBookView(props: AddressBookViewProps) {
  const { back, addresses, choosing, newHref, onChoose } = props;
  const { t } = useTranslation('addresses');
  return (
    <Screen
      top={<TopBar title={choosing ? t('chooseTitle') : t('title')} back={back} />}
      bottom={
        <ActionBar>
          <LinkButton href={newHref} size="lg" wide>
            <Icon name="plus" size={20} />
            {t('addNew')}
          </LinkButton>
        </ActionBar>
      }
    >
      {addresses.length === 0 ? (
        <EmptyState icon="pin" title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <Card padding="none">
          <ul>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressRow address={address} choosing={choosing} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Screen>
  );
}
