import { Button, Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { AsOf } from '../../shared/freshness/AsOf.tsx';
import { ShownFreshness } from '../../shared/freshness/ShownFreshness.tsx';
import { Deferred } from '../../shared/loading/Deferred.tsx';
import { LoadFailed } from '../../shared/loading/LoadFailed.tsx';
import { itemsIn } from './list/initial-items.ts';
import { MenuColumns } from './list/MenuColumns.tsx';
import type { MenuViewProps } from './list/menu-view-props.ts';
import styles from './MenuBody.module.css';
import { MenuSkeleton } from './MenuSkeleton.tsx';

interface MenuBodyProps extends MenuViewProps {
  /** Height of the window's top that the head covers, in px. */
  readonly headHeight: number;
}

/** Loaded on demand, because few menus need it. */
const loadNothing = () => import('./list/NothingListed.tsx');

/** The menu's dishes, or its loading, error and empty states. */
export function MenuBody(props: MenuBodyProps) {
  'use memo';
  const { t } = useTranslation('menu');
  const { menu, companyPicture, onRetry, onSearch } = props;
  switch (menu.status) {
    case 'loading':
    case 'leaving':
      return (
        <div className={styles.columns}>
          <MenuSkeleton picture={companyPicture} />
        </div>
      );
    case 'failed':
      if (menu.error === 'ERR_OUT_OF_SERVICE_AREA') {
        return (
          <Deferred load={loadNothing} outline={null}>
            {({ OutOfArea }) => <OutOfArea />}
          </Deferred>
        );
      }
      return <LoadFailed title={t('failedTitle')} onRetry={onRetry} />;
    case 'empty':
      return (
        <Deferred load={loadNothing} outline={null}>
          {({ NothingSold }) => <NothingSold />}
        </Deferred>
      );
    default:
      return (
        <>
          {menu.stale ? (
            <Stale asOf={menu.asOf} onRetry={onRetry} />
          ) : (
            <div className={styles.unconfirmed}>
              <ShownFreshness of={menu} onRetry={onRetry} />
            </div>
          )}
          <Found search={menu.search} count={menu.search === '' ? null : itemsIn(menu)} />
          {menu.status === 'noMatch' ? (
            <Deferred load={loadNothing} outline={null}>
              {({ NothingFound }) => (
                <NothingFound search={menu.search.trim()} onShowAll={() => onSearch('')} />
              )}
            </Deferred>
          ) : (
            <MenuColumns {...props} />
          )}
        </>
      );
  }
}

interface FoundProps {
  readonly search: string;
  /** Number of dishes that match the search; null without a search. */
  readonly count: number | null;
}

/** Announces the number of search results and scrolls it below the search field. */
function Found({ search, count }: FoundProps) {
  const { t } = useTranslation('menu');
  const countLine = useRef<HTMLParagraphElement>(null);
  const text = count === null ? null : t('found', { count });
  useAnnouncement(text);
  useEffect(() => {
    if (search !== '') bringIntoReach(countLine.current);
  }, [search]);
  return (
    text !== null && (
      <p ref={countLine} data-below-search="" className={styles.found}>
        {text}
      </p>
    )
  );
}

/** Does not scroll if the results are already below the top of the window. */
function bringIntoReach(line: HTMLElement | null): void {
  if (line === null || line.getBoundingClientRect().top > 0) return;
  line.scrollIntoView({ block: 'start', behavior: 'instant' });
}

interface StaleProps {
  readonly asOf: number | null;
  readonly onRetry: () => void;
}

/** Notice that the refetch failed and the cached menu is shown. */
function Stale({ asOf, onRetry }: StaleProps) {
  const { t } = useTranslation(['menu', 'common']);
  return (
    <div className={styles.note}>
      <Callout
        tone="notice"
        icon={warningIcon}
        title={t('staleTitle')}
        action={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        }
      >
        <span>{t('staleText')}</span>
        <AsOf loadedAt={asOf} />
      </Callout>
    </div>
  );
}
