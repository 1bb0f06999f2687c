import { type Address, addressLine } from '@claypot/domain/places';
import { formatPhone } from '@claypot/i18n';
import { Badge, editIcon, IconLink, ListRow, pinIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './AddressRow.module.css';

interface AddressRowProps {
  readonly address: Pick<
    Address,
    'full_address' | 'id' | 'is_default' | 'mail_name' | 'mail_phone' | 'mail_type' | 'mail_unit_no'
  >;
  readonly choosing: boolean;
  readonly editHref: string;
  /**
   * Delivery fee and time for the address, or text that no branch delivers or the status is
   * unknown.
   */
  readonly reach: ReactNode;
  readonly onChoose: (id: string) => void;
}

/** One address with an edit link. While choosing, the row is a button that selects it. */
export function AddressRow({ address, choosing, editHref, reach, onChoose }: AddressRowProps) {
  const { t } = useTranslation('addresses');
  const { id, mail_name, mail_phone, mail_type } = address;
  const isDefault = address.is_default === 1;
  const name = mail_type ?? mail_name;
  const title = (
    <span className={styles.title}>
      <span>{name}</span>
      {isDefault && !choosing && <Badge tone="success">{t('default')}</Badge>}
    </span>
  );
  const text = (
    <>
      <span className={styles.line}>{addressLine(address)}</span>
      <span className={styles.line}>
        {mail_type !== null && <span>{`${mail_name} · `}</span>}
        <span className={styles.phone} translate="no">
          {formatPhone(mail_phone)}
        </span>
      </span>
      <span className={styles.reach}>{reach}</span>
    </>
  );
  const edit = <IconLink icon={editIcon} label={t('editNamed', { name })} href={editHref} />;
  if (choosing) {
    return (
      <div className={styles.choice}>
        <ListRow
          icon={pinIcon}
          title={title}
          text={text}
          current={isDefault}
          onPress={() => onChoose(id)}
        />
        <span className={styles.edit}>{edit}</span>
      </div>
    );
  }
  return <ListRow icon={pinIcon} title={title} text={text} end={edit} />;
}
