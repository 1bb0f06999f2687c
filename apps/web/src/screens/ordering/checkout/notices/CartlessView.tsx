import type { CartView, CheckoutProblem } from '@claypot/domain/ordering';
import { ROUTES } from '@claypot/domain/routes';
import {
  EmptyState,
  LinkButton,
  Screen,
  TopBar,
  useAnnouncement,
  VisuallyHidden,
} from '@claypot/ui';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { PotArt } from '../../../shared/art/PotArt.tsx';
import { LoadFailed } from '../../../shared/loading/LoadFailed.tsx';
import { CheckoutSkeleton } from '../CheckoutSkeleton.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';

interface CartlessViewProps {
  readonly back: Back;
  readonly status: Exclude<CartView['status'], 'ready'>;
  /** Outcome of the placed order, after its cart was deleted. */
  readonly problem: CheckoutProblem | null;
  readonly onRetry: () => void;
}

/** Checkout without a cart: loading, empty or failed. */
export function CartlessView({ back, status, problem, onRetry }: CartlessViewProps) {
  const { t } = useTranslation(['checkout', 'common']);
  useAnnouncement(status === 'loading' ? t('waiting') : null);
  return (
    <Screen
      top={<TopBar title={t('title')} back={back} />}
      ground={status === 'loading' ? 'page' : 'surface'}
      width={status === 'loading' ? 'split' : 'reading'}
      busy={status === 'loading'}
    >
      <CheckoutNotice problem={problem} rejection={null} total={null} />
      {status === 'loading' && (
        <>
          <VisuallyHidden>{t('waiting')}</VisuallyHidden>
          <CheckoutSkeleton />
        </>
      )}
      {status === 'failed' && <LoadFailed title={t('cartFailed')} onRetry={onRetry} />}
      {status === 'empty' && (
        <EmptyState
          art={<PotArt />}
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
