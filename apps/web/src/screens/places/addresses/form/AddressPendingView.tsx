import { ROUTES } from '@claypot/domain/routes';
import { EmptyState, LinkButton, pinIcon, Screen, Skeleton, TopBar } from '@claypot/ui';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { LoadFailed } from '../../../shared/loading/LoadFailed.tsx';

interface AddressPendingViewProps {
  readonly back: Back;
  readonly title: 'formTitle' | 'editTitle';
  readonly status: 'loading' | 'failed' | 'gone';
  readonly onRetry?: () => void;
}

/**
 * Shown instead of the form while the address or place is loading, has failed to load, or does not
 * exist.
 */
export function AddressPendingView(props: AddressPendingViewProps) {
  const { back, title, status, onRetry = () => {} } = props;
  const { t } = useTranslation(['addresses', 'common']);
  return (
    <Screen top={<TopBar title={t(title)} back={back} />} busy={status === 'loading'}>
      {status === 'loading' && <Skeleton shape="line" count={6} />}
      {status === 'failed' && <LoadFailed title={t('placeFailed')} onRetry={onRetry} />}
      {status === 'gone' && (
        <EmptyState
          icon={pinIcon}
          title={t('goneTitle')}
          text={t('goneText')}
          action={<LinkButton href={ROUTES.addressBook.path}>{t('toAddresses')}</LinkButton>}
        />
      )}
    </Screen>
  );
}
