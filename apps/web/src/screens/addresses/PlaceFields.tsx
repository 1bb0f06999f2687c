import type { AddressDraft, AddressFormValues } from '@claypot/domain';
import { Stack, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { bindField, type FormPart } from '../parts/bind-field.ts';
import { TitledCard } from '../parts/TitledCard.tsx';
import styles from './PlaceFields.module.css';

interface PlaceFieldsProps extends FormPart<AddressFormValues> {
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
        <TextField
          {...bindField(part, 'mail_unit_no')}
          label={t('unitNo')}
          autoComplete="address-line1"
          required
        />
        <TextField
          {...bindField(part, 'mail_street')}
          label={t('street')}
          hint={t('streetHint')}
          autoComplete="address-line2"
          autoCapitalize="words"
          required
        />
        <TextField
          {...bindField(part, 'mail_postcode')}
          label={t('postcode')}
          hint={address.mail_postcode === '' ? t('postcodeUnknown') : undefined}
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
