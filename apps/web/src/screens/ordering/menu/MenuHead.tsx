import { ROUTES } from '@claypot/domain/routes';
import { IconButton, LinkButton, searchIcon, TopBar, useAnnouncement } from '@claypot/ui';
import type { RefObject } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { SkipLinks } from '../../shared/order/SkipLinks.tsx';
import styles from './MenuHead.module.css';

interface MenuHeadProps {
  readonly back: Back;
  /** Null without a branch; empty on the prerendered page, which knows neither branch nor method. */
  readonly branchName: string | null;
  /** True for delivery, where the branch is changed further down, among those near the address. */
  readonly delivered: boolean;
  /** True while the menu is being refetched. */
  readonly refreshing: boolean;
  /** Focuses the search field; null if there is nothing to search. */
  readonly onSearch: (() => void) | null;
  /** Parts of the page that the skip links lead to. */
  readonly parts: { readonly dishes: boolean; readonly cart: boolean };
  readonly element: RefObject<HTMLDivElement | null>;
}

/**
 * Sticky head with the branch's name, because ordering from the wrong branch is an expensive
 * mistake.
 */
export function MenuHead({
  back,
  branchName,
  delivered,
  refreshing,
  onSearch,
  parts,
  element,
}: MenuHeadProps) {
  const { t } = useTranslation('menu');
  useAnnouncement(refreshing ? t('refreshing') : null);
  return (
    <div ref={element} className={styles.head}>
      <TopBar
        back={back}
        skip={<SkipLinks {...parts} />}
        title={branchName ? <BranchTitle name={branchName} delivered={delivered} /> : t('title')}
        actions={
          <span className={styles.actions}>
            {!delivered && branchName !== '' && (
              <span className={styles.change}>
                <LinkButton
                  variant="quiet"
                  size="sm"
                  href={ROUTES.branchList.path}
                  aria-label={t('changeBranch')}
                >
                  {t('change')}
                </LinkButton>
              </span>
            )}
            {onSearch && (
              <span className={styles.search}>
                <IconButton icon={searchIcon} label={t('toSearch')} onClick={onSearch} />
              </span>
            )}
          </span>
        }
      />
      <span className={styles.progress}>{refreshing && <span className={styles.glow} />}</span>
    </div>
  );
}

function BranchTitle({ name, delivered }: { readonly name: string; readonly delivered: boolean }) {
  const { t } = useTranslation('menu');
  return (
    <>
      <span className={styles.kicker}>
        {`${t('title')} · ${delivered ? t('deliveryBranch') : t('pickupAt')}`}
      </span>{' '}
      <span className={styles.name}>{name}</span>
    </>
  );
}
