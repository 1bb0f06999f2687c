import type { Branch } from '@claypot/sdk';
import { SearchField } from '@claypot/ui';
import type { RefObject } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { BranchHours } from './BranchHours.tsx';
import styles from './MenuIntro.module.css';

interface MenuIntroProps {
  /** Null while it is not known. */
  readonly branch: Branch | null;
  readonly now: Temporal.ZonedDateTime;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** What stands over the menu: whether the branch is open, and the search, which can be had from anywhere. */
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
