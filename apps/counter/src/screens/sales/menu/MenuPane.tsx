import type { CatalogueView } from '@claypot/domain/ordering';
import {
  Callout,
  EmptyState,
  Icon,
  plusIcon,
  SearchField,
  Skeleton,
  searchIcon,
  useFocusIfLost,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../shared/layout/LoadFailed.tsx';
import { Categories } from './Categories.tsx';
import styles from './MenuPane.module.css';
import { MenuSections } from './MenuSections.tsx';
import type { MenuActions } from './menu-actions.ts';

export interface MenuPaneProps extends MenuActions {
  readonly menu: CatalogueView;
  /** False if nothing can be rung up now. */
  readonly canAdd: boolean;
}

/** Menu of the branch: the items of one category, or those that match the search. */
export function MenuPane(props: MenuPaneProps) {
  const { menu, canAdd, onSearch, onAmount } = props;
  const { t } = useTranslation('counterSales');
  // The button that returns from the payment disappears.
  const pane = useFocusIfLost<HTMLElement>();
  return (
    <section ref={pane} tabIndex={-1} aria-label={t('menu')} className={styles.pane}>
      <div className={styles.tools}>
        <SearchField
          label={t('menuSearch')}
          clearLabel={t('clear')}
          value={menu.search}
          onChange={onSearch}
        />
        <button type="button" className={styles.amount} disabled={!canAdd} onClick={onAmount}>
          <Icon drawing={plusIcon} size={20} />
          <span>{t('openAmount')}</span>
        </button>
      </div>
      <MenuBody {...props} />
    </section>
  );
}

function MenuBody(props: MenuPaneProps) {
  const { menu, onCategory, onRetry } = props;
  const { t } = useTranslation('counterSales');
  switch (menu.status) {
    case 'loading':
      return <Skeleton shape="row" count={6} />;
    case 'leaving':
    case 'failed':
      return <LoadFailed title={t('menuFailed')} error={menu.error} onRetry={onRetry} />;
    case 'empty':
      return <EmptyState title={t('menuEmpty')} />;
    case 'noMatch':
      return <EmptyState icon={searchIcon} title={t('menuNoMatch')} />;
    case 'ready':
      return (
        <>
          {menu.stale && <Callout tone="notice">{t('menuStale')}</Callout>}
          {menu.search.trim() === '' && <Categories menu={menu} onCategory={onCategory} />}
          <MenuSections {...props} />
        </>
      );
  }
}
