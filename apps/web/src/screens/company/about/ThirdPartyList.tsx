import entries from '../../../generated/third-party.json' with { type: 'json' };
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './ThirdPartyList.module.css';

interface Entry {
  readonly name: string;
  /** SPDX expression. */
  readonly license: string;
  readonly url?: string;
  readonly copyright?: string;
}

const ENTRIES: readonly Entry[] = entries;

export function ThirdPartyList() {
  const { t } = useTranslation('info');
  return (
    <div className={styles.list}>
      <p>{t('thirdPartyText')}</p>
      <ul className={styles.entries} lang="en">
        {ENTRIES.map(({ copyright, license, name, url }) => (
          <li key={name}>
            <p className={styles.name}>
              {url === undefined ? (
                name
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              )}
            </p>
            <p className={styles.license} translate="no">
              {license}
            </p>
            {copyright !== undefined && copyright !== '' && (
              <p className={styles.license}>{copyright}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
