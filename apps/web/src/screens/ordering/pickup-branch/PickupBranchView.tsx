import type { PickupBranchView as PickupBranch } from '@claypot/domain/places';
import { ROUTES } from '@claypot/domain/routes';
import { ActionBar, Button, EmptyState, LinkButton, Screen, storeIcon, TopBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { LoadFailed } from '../../shared/loading/LoadFailed.tsx';
import { BranchDetails } from './BranchDetails.tsx';
import { BranchSkeleton } from './BranchSkeleton.tsx';
import { SwitchBranchPopup } from './SwitchBranchPopup.tsx';

interface PickupBranchViewProps {
  readonly back: Back;
  readonly pickupBranch: PickupBranch;
  readonly now: Temporal.ZonedDateTime;
  readonly map: ReactNode;
  readonly onSelect: () => void;
  /**
   * Called when the customer confirms that the cart of the other branch is emptied; `onCancel` when
   * they decline.
   */
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

export function PickupBranchView({
  back,
  pickupBranch,
  now,
  map,
  onSelect,
  onConfirm,
  onCancel,
  onRetry,
}: PickupBranchViewProps) {
  const { t } = useTranslation(['branches', 'common']);
  const { status, branch, selecting, confirming } = pickupBranch;
  if (status === 'failed' || status === 'notFound') {
    return (
      <Screen ground="surface" top={<TopBar title={t('detailTitle')} back={back} />}>
        {status === 'failed' ? (
          <LoadFailed title={t('detailFailedTitle')} onRetry={onRetry} />
        ) : (
          <EmptyState
            icon={storeIcon}
            title={t('notFoundTitle')}
            text={t('notFoundText')}
            action={<LinkButton href={ROUTES.branchList.path}>{t('showAll')}</LinkButton>}
          />
        )}
      </Screen>
    );
  }
  return (
    <Screen
      ground="surface"
      padding="none"
      busy={branch === null}
      top={<TopBar title={t('detailTitle')} back={back} look="over" />}
      bottom={
        <ActionBar>
          <Button size="lg" wide disabled={branch === null} pending={selecting} onClick={onSelect}>
            {t('select')}
          </Button>
        </ActionBar>
      }
    >
      {branch === null ? <BranchSkeleton /> : <BranchDetails branch={branch} now={now} map={map} />}
      <SwitchBranchPopup
        open={confirming}
        branchName={branch?.branch_name ?? ''}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </Screen>
  );
}
