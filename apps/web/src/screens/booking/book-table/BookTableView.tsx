import type { BookTableView as BookTable, ReservationRequestView } from '@claypot/domain/booking';
import { pathTo } from '@claypot/domain/routes';
import {
  Card,
  EmptyState,
  LinkButton,
  Screen,
  Skeleton,
  Stack,
  storeIcon,
  TopBar,
} from '@claypot/ui';
import { useId } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { LoadFailed } from '../../shared/loading/LoadFailed.tsx';
import { LoadingSkeleton } from '../../shared/loading/LoadingSkeleton.tsx';
import type { BookTableActions } from './actions.ts';
import { BookTableBar } from './BookTableBar.tsx';
import { BookTableForm } from './BookTableForm.tsx';
import { NotTaken } from './popups/NotTaken.tsx';
import { RequestPopups } from './popups/RequestPopups.tsx';

interface BookTableViewProps {
  readonly back: Back;
  /** Current date at the branch. */
  readonly today: Temporal.PlainDate;
  readonly table: BookTable;
  readonly request: ReservationRequestView;
  readonly actions: BookTableActions;
}

export function BookTableView({ back, today, table, request, actions }: BookTableViewProps) {
  const { t } = useTranslation('booking');
  const formId = useId();
  const { branch, sorry, status } = table;
  const isOpen = status === 'ready' && branch !== null && sorry === null;
  return (
    <Screen
      width="split"
      top={<TopBar title={t('title')} back={back} />}
      sideways
      bottom={isOpen && <BookTableBar formId={formId} table={table} request={request} />}
      busy={status === 'loading'}
    >
      {status === 'loading' && (
        <LoadingSkeleton>
          <BookTableSkeleton />
        </LoadingSkeleton>
      )}
      {status === 'failed' && <LoadFailed title={t('branchFailed')} onRetry={actions.reload} />}
      {status === 'notFound' && <NoBranch />}
      {status === 'ready' && branch && sorry && <NotTaken branch={branch} />}
      {isOpen && (
        <BookTableForm
          formId={formId}
          today={today}
          branch={branch}
          table={table}
          request={request}
          actions={actions}
        />
      )}
      <RequestPopups table={table} request={request} actions={actions} />
    </Screen>
  );
}

function BookTableSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton shape="row" />
      <Card>
        <Skeleton shape="title" />
      </Card>
      <Card>
        <Skeleton shape="title" />
        <Skeleton shape="row" count={3} />
      </Card>
    </Stack>
  );
}

function NoBranch() {
  const { t } = useTranslation(['booking', 'branches']);
  return (
    <EmptyState
      icon={storeIcon}
      title={t('branches:notFoundTitle')}
      text={t('branches:notFoundText')}
      action={<LinkButton href={pathTo('bookingBranch')}>{t('chooseBranch')}</LinkButton>}
    />
  );
}
