import { type CartView, type CheckoutProblem, ROUTES } from '@claypot/domain';
import { EmptyState, LinkButton, Screen, Skeleton, TopBar, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { Back } from '../../app/useBack.ts';
import { LoadFailed } from '../parts/LoadFailed.tsx';
import styles from './CartlessView.module.css';
import { CheckoutNotice } from './CheckoutNotice.tsx';

interface CartlessViewProps {
  readonly back: Back;
  readonly status: Exclude<CartView['status'], 'ready'>;
  /** What became of an order whose cart is gone. */
  readonly problem: CheckoutProblem | null;
  readonly onRetry: () => void;
}

/** The checkout with no cart to check out: none yet, none at all, or not to be had. */
export function CartlessView({ back, status, problem, onRetry }: CartlessViewProps) {
  const { t } = useTranslation(['checkout', 'common']);
  useAnnouncement(status === 'loading' ? t('waiting') : null);
  return (
    <Screen
      top={<TopBar title={t('title')} back={back} />}
      ground={status === 'loading' ? 'page' : 'surface'}
      busy={status === 'loading'}
    >
      <CheckoutNotice problem={problem} refusal={null} />
      {status === 'loading' && (
        <>
          <p className={styles.waiting}>{t('waiting')}</p>
          <Skeleton shape="row" count={2} />
          <Skeleton shape="picture" />
          <Skeleton shape="picture" />
        </>
      )}
      {status === 'failed' && <LoadFailed title={t('cartFailed')} onRetry={onRetry} />}
      {status === 'empty' && (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <LinkButton size="lg" href={ROUTES.menu.path}>
              {t('toMenu')}
            </LinkButton>
          }
        />
      )}
    </Screen>
  );
}
