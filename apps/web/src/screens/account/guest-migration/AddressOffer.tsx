import type { GuestMigrationView } from '@claypot/domain/account';
import { errorMessage } from '@claypot/i18n';
import { BottomSheet, Button, OptionGroup } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import styles from './AddressOffer.module.css';

interface AddressOfferProps extends Pick<GuestMigrationView, 'addresses' | 'busy' | 'error'> {
  readonly onToggle: (id: string) => void;
  readonly onSave: () => void;
  readonly onDecline: () => void;
  readonly onLater: () => void;
}

export function AddressOffer(props: AddressOfferProps) {
  const { addresses, busy, error } = props;
  const { t, i18n } = useTranslation('guestMigration');
  return (
    <BottomSheet
      open
      title={t('addressesTitle')}
      closeLabel={t('later')}
      onClose={props.onLater}
      footer={
        <div className={styles.answers}>
          <Button size="lg" wide pending={busy} onClick={props.onSave}>
            {t('saveAddresses')}
          </Button>
          <Button variant="quiet" wide disabled={busy} onClick={props.onDecline}>
            {t('declineAddresses')}
          </Button>
        </div>
      }
    >
      <OptionGroup
        kind="checkbox"
        label={t('addressesLabel')}
        hint={t('addressesText')}
        choices={addresses.map(({ address }) => ({
          id: address.id,
          label: t('address', {
            name: address.mail_type ?? address.mail_name,
            unit: address.mail_unit_no,
            place: address.full_address,
          }),
          disabled: busy,
        }))}
        selected={addresses.filter(({ chosen }) => chosen).map(({ address }) => address.id)}
        onSelect={props.onToggle}
      />
      <FormAlert text={error === null ? null : errorMessage(i18n, error)} />
    </BottomSheet>
  );
}
