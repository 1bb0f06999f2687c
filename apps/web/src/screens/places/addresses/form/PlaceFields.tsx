import type { AddressEditorView, AddressFormValues } from '@claypot/domain/places';
import { Stack, TextField, useAnnouncedChange } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { bindField, type FormPart } from '../../../shared/forms/bind-field.ts';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import styles from './PlaceFields.module.css';

interface PlaceFieldsProps extends FormPart<AddressFormValues> {
  readonly editor: Pick<AddressEditorView, 'text' | 'followsPin'>;
  readonly country: string;
}

/** Unit, street and postcode. City and state follow from the place and are read-only. */
export function PlaceFields({ editor, country, ...part }: PlaceFieldsProps) {
  const { t } = useTranslation('addresses');
  const { followsPin, text } = editor;
  useAnnouncedChange(followsPin ? t('followed', { address: text.full_address }) : null);
  const facts = [
    { term: 'city', value: text.mail_city },
    { term: 'state', value: text.mail_state },
    { term: 'country', value: country },
  ] as const;
  return (
    <TitledCard title={t('place')}>
      <Stack gap={4}>
        {followsPin && <p className={styles.followed}>{t('followedText')}</p>}
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
          hint={text.mail_postcode === '' ? t('postcodeUnknown') : undefined}
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
