import type { CatalogueView } from '@claypot/domain';
import { SearchField } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';
import { BranchHours } from './BranchHours.tsx';
import styles from './MenuIntro.module.css';

interface MenuIntroProps {
  readonly menu: CatalogueView;
  readonly now: Temporal.ZonedDateTime;
  readonly onSearch: (text: string) => void;
}

/** What stands over the menu: whether the branch is open, and the search. */
export function MenuIntro({ menu, now, onSearch }: MenuIntroProps) {
  const { t } = useTranslation(['menu', 'common']);
  return (
    <div className={styles.intro}>
      <BranchHours branch={menu.branch} now={now} />
      <SearchField
        label={t('search')}
        clearLabel={t('common:clearSearch')}
        value={menu.search}
        onChange={onSearch}
      />
    </div>
  );
}
