import type { AddressDraft } from '@claypot/domain';
import { Stack } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../parts/TitledCard.tsx';
import { AddressField, type AddressFormPart } from './AddressField.tsx';
import styles from './PlaceFields.module.css';

interface PlaceFieldsProps extends AddressFormPart {
  readonly address: AddressDraft;
}

/** Which door it is; the town it is in is known of the place and cannot be typed over. */
export function PlaceFields({ address, ...part }: PlaceFieldsProps) {
  const { t } = useTranslation('addresses');
  const facts = [
    { term: 'city', value: address.mail_city },
    { term: 'state', value: address.mail_state },
    { term: 'country', value: address.mail_country },
  ] as const;
  return (
    <TitledCard title={t('place')}>
      <Stack gap={4}>
        <AddressField
          {...part}
          name="mail_unit_no"
          label={t('unitNo')}
          autoComplete="address-line1"
          required
        />
        <AddressField
          {...part}
          name="mail_street"
          label={t('street')}
          hint={t('streetHint')}
          autoComplete="address-line2"
          autoCapitalize="words"
          required
        />
        <AddressField
          {...part}
          name="mail_postcode"
          label={t('postcode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          required
        />
        <dl className={styles.facts}>
          {facts
            .filter(({ value }) => value !== '')
            .map(({ term, value }) => (
              <div key={term}>
                <dt className={styles.term}>{t(term)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </Stack>
    </TitledCard>
  );
}
