import { type Address, pathTo } from '@claypot/domain';
import { formatPhone } from '@claypot/i18n';
import { Badge, IconLink, ListRow } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './AddressRow.module.css';

interface AddressRowProps {
  readonly address: Address;
  readonly choosing: boolean;
  readonly onChoose: (id: string) => void;
}

/** One address: pressed to deliver there, or with its way to the form. */
export function AddressRow({ address, choosing, onChoose }: AddressRowProps) {
  const { t } = useTranslation('addresses');
  const { id, mail_name, mail_phone, mail_type, mail_unit_no, full_address } = address;
  const isDefault = address.is_default === 1;
  const name = mail_type ?? mail_name;
  const title = (
    <span className={styles.title}>
      {name}
      {isDefault && !choosing && <Badge tone="success">{t('default')}</Badge>}
    </span>
  );
  const text = (
    <>
      <span className={styles.line}>
        {mail_unit_no}, {full_address}
      </span>
      <span className={styles.line}>
        {mail_name} · {formatPhone(mail_phone)}
      </span>
    </>
  );
  if (choosing) {
    return (
      <ListRow
        icon="pin"
        title={title}
        text={text}
        current={isDefault}
        onPress={() => onChoose(id)}
      />
    );
  }
  const edit = (
    <IconLink icon="edit" label={t('editNamed', { name })} href={pathTo('editAddress', { id })} />
  );
  return <ListRow icon="pin" title={title} text={text} end={edit} />;
}
