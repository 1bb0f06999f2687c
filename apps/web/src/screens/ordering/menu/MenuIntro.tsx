import type { Branch } from '@claypot/sdk';
import { SearchField } from '@claypot/ui';
import type { RefObject } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { BranchHours } from './BranchHours.tsx';
import styles from './MenuIntro.module.css';

interface MenuIntroProps {
  /** Null while loading. */
  readonly branch: Branch | null;
  readonly now: Temporal.ZonedDateTime;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** Opening hours and search field above the menu. */
export function MenuIntro({ branch, now, search, onSearch, field }: MenuIntroProps) {
  const { t } = useTranslation(['menu', 'common']);
  return (
    <>
      <div className={styles.hours} data-beside="">
        <BranchHours branch={branch} now={now} />
      </div>
      <div
        className={styles.search}
        data-below-search=""
        data-beside=""
        data-searching={search === '' ? undefined : ''}
      >
        <SearchField
          label={t('search')}
          clearLabel={t('common:clearSearch')}
          value={search}
          field={field}
          onChange={onSearch}
        />
      </div>
    </>
  );
}
