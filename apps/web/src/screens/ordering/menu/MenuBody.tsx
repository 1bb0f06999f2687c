import { Button, Callout, useAnnouncement, warningIcon } from '@claypot/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { AsOf } from '../../shared/freshness/AsOf.tsx';
import { ShownFreshness } from '../../shared/freshness/ShownFreshness.tsx';
import { Deferred } from '../../shared/loading/Deferred.tsx';
import { LoadFailed } from '../../shared/loading/LoadFailed.tsx';
import { itemsIn } from './list/beginning-of.ts';
import { MenuColumns } from './list/MenuColumns.tsx';
import type { MenuViewProps } from './list/menu-view-props.ts';
import styles from './MenuBody.module.css';
import { MenuOutline } from './MenuOutline.tsx';

interface MenuBodyProps extends MenuViewProps {
  /** How much of the window's top the head covers, in px. */
  readonly headHeight: number;
}

/** What few menus ever show comes when it is wanted. */
const loadNothing = () => import('./list/NothingListed.tsx');

/** What is sold, or what stands in its place. */
export function MenuBody(props: MenuBodyProps) {
  const { t } = useTranslation('menu');
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
  /** How many dishes match what is searched for; null while nothing is. */
  readonly count: number | null;
}

/** What is found is told first, and begins under the search wherever the menu was scrolled to. */
function Found({ search, count }: FoundProps) {
  const { t } = useTranslation('menu');
  const told = useRef<HTMLParagraphElement>(null);
  const text = count === null ? null : t('found', { count });
  useAnnouncement(text);
  useEffect(() => {
    if (search !== '') bringIntoReach(told.current);
  }, [search]);
  return (
    text !== null && (
      <p ref={told} data-below-search="" className={styles.found}>
        {text}
      </p>
    )
  );
}

/** Whoever begins to search at the top of the page stays there. */
function bringIntoReach(line: HTMLElement | null): void {
  if (line === null || line.getBoundingClientRect().top > 0) return;
  line.scrollIntoView({ block: 'start', behavior: 'instant' });
}

interface StaleProps {
  readonly asOf: number | null;
  readonly onRetry: () => void;
}

/** The newer menu did not come; what is shown is the one before. */
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
