import { ROUTES } from '@claypot/domain';
import { Button, Callout, EmptyState, ErrorState, LinkButton } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './MenuBody.module.css';
import { MenuColumns } from './MenuColumns.tsx';
import { MenuOutline } from './MenuOutline.tsx';
import type { MenuViewProps } from './MenuView.tsx';

interface MenuBodyProps extends MenuViewProps {
  /** How much of the window's top the head covers, in px. */
  readonly headHeight: number;
}

/** The dishes, or what stands in their place. */
export function MenuBody(props: MenuBodyProps) {
  const { t } = useTranslation(['menu', 'common']);
  const { menu, companyPicture, onRetry, onSearch } = props;
  switch (menu.status) {
    case 'loading':
    case 'leaving':
      return (
        <div className={styles.columns}>
          <MenuOutline picture={companyPicture} />
        </div>
      );
    case 'failed':
      return (
        <ErrorState
          title={t('failedTitle')}
          text={t('failedText')}
          retryLabel={t('common:retry')}
          onRetry={onRetry}
        />
      );
    case 'empty':
      return (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={<LinkButton href={ROUTES.branchList.path}>{t('chooseBranch')}</LinkButton>}
        />
      );
    default:
      return (
        <>
          {menu.stale && <Stale onRetry={onRetry} />}
          <p role="status" className={styles.found}>
            {menu.search !== '' && t('found', { count: dishesIn(menu.sections) })}
          </p>
          {menu.status === 'noMatch' ? (
            <EmptyState
              icon="search"
              title={t('noMatchTitle', { search: menu.search.trim() })}
              text={t('noMatchText')}
              action={
                <Button variant="secondary" onClick={() => onSearch('')}>
                  {t('showAll')}
                </Button>
              }
            />
          ) : (
            <MenuColumns {...props} />
          )}
        </>
      );
  }
}

function dishesIn(sections: MenuViewProps['menu']['sections']): number {
  return sections.flatMap(({ dishes }) => dishes).length;
}

/** The newer menu did not come; what is shown is the one before. */
function Stale({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation(['menu', 'common']);
  return (
    <div className={styles.note}>
      <Callout
        tone="notice"
        icon="warning"
        title={t('staleTitle')}
        action={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('staleText')}
      </Callout>
    </div>
  );
}
