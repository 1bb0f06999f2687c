import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './PlacesCredit.module.css';

interface PlacesCreditProps {
  /** True if some results come from Google, because its terms require attribution. */
  readonly byGoogle: boolean;
}

/** Attribution of the data sources, as their licences require. */
export function PlacesCredit({ byGoogle }: PlacesCreditProps) {
  const { t } = useTranslation('addresses');
  return (
    <p className={styles.credit}>
      {byGoogle && <span translate="no">{t('byGoogle')}</span>}
      <span>
        <span>{t('placesBy')}</span> <Source href="https://www.geonames.org">GeoNames</Source>
        <span>,</span>{' '}
        <Source href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Source>
      </span>{' '}
      <span>
        <span>{t('postcodesBy')}</span>{' '}
        <Source href="https://github.com/AsyrafHussin/malaysia-postcodes">Asyraf Hussin</Source>
        <span>, ISC</span>
      </span>
    </p>
  );
}

function Source({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.source}>
      {children}
    </a>
  );
}
