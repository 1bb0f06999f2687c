import type { SetUpView } from '@claypot/counter/set-up';
import { Button, Callout, checkIcon, ListRow, SearchField, useAnnouncement } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AddressSearch.module.css';

interface AddressSearchProps {
  readonly view: Pick<SetUpView, 'places' | 'place' | 'isSearching' | 'placesError'>;
  readonly onSearch: (query: string) => void;
  readonly onChoose: (id: string) => void;
}

/** Search that fills in address and position of the branch. */
export function AddressSearch({ view, onSearch, onChoose }: AddressSearchProps) {
  const { t } = useTranslation('counterSetUp');
  const [query, setQuery] = useState('');
  const { places, place, isSearching, placesError } = view;
  const isEmpty = places !== null && places.length === 0;
  useAnnouncement(isEmpty ? t('nothingFound') : null);
  return (
    <div className={styles.search}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(query);
        }}
      >
        <div className={styles.field}>
          <SearchField
            label={t('search')}
            clearLabel={t('clearSearch')}
            value={query}
            onChange={setQuery}
          />
        </div>
        <Button type="submit" variant="secondary" pending={isSearching}>
          {t('searchButton')}
        </Button>
      </form>
      {placesError !== null && <Callout tone="notice">{t('searchFailed')}</Callout>}
      {isEmpty && <Callout>{t('nothingFound')}</Callout>}
      {places !== null && places.length > 0 && (
        <ul aria-label={t('found')} className={styles.found}>
          {places.map(({ id, name, address }) => (
            <li key={id}>
              <ListRow title={name} text={address} onPress={() => onChoose(id)} />
            </li>
          ))}
        </ul>
      )}
      {place !== null && (
        <Callout tone="success" icon={checkIcon}>
          {t('positionFound', {
            name: place.name,
            latitude: place.latitude,
            longitude: place.longitude,
          })}
        </Callout>
      )}
    </div>
  );
}
