import type { AddressDraft } from '@claypot/domain';
import { useTranslation } from 'react-i18next';
import { TitledCard } from '../parts/TitledCard.tsx';
import styles from './PlaceFacts.module.css';

/** What is known of the place and cannot be typed over. */
export function PlaceFacts({ address }: { readonly address: AddressDraft }) {
  const { t } = useTranslation('addresses');
  const facts = [
    { term: 'street', value: address.mail_street },
    { term: 'city', value: address.mail_city },
    { term: 'postcode', value: address.mail_postcode },
    { term: 'state', value: address.mail_state },
    { term: 'country', value: address.mail_country },
  ] as const;
  return (
    <TitledCard title={t('place')}>
      <dl className={styles.facts}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{t(term)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </TitledCard>
  );
}
