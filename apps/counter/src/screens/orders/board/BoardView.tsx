import type { ColumnName } from '@claypot/counter/orders';
import { EmptyState, useAnnouncement } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../shared/layout/LoadFailed.tsx';
import type { StepConfirmCallbacks } from '../shared/StepConfirm.tsx';
import { BoardAlerts, type BoardAlertsProps } from './BoardAlerts.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardConfirm } from './BoardConfirm.tsx';
import { BoardHead } from './BoardHead.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import styles from './BoardView.module.css';
import { ColumnTabs } from './ColumnTabs.tsx';
import type { CardCallbacks } from './OrderCard.tsx';

export interface BoardViewProps extends BoardAlertsProps, CardCallbacks, StepConfirmCallbacks {
  readonly onRetry: () => void;
  /** Opens busy time and pauses; undefined if the person may not change them. */
  readonly onBranchState?: (() => void) | undefined;
  /** Path of the bookings; undefined if the person may not see them. */
  readonly bookingsHref?: string | undefined;
}

/** Board of all open orders, in columns by status. A narrow screen shows one column at a time. */
export function BoardView(props: BoardViewProps) {
  const { board, steps, alarm } = props;
  const { t } = useTranslation('counterOrders');
  const [shown, setShown] = useState<ColumnName>('new');
  useAnnouncement(alarm.waiting === 0 ? null : t('newOrders', { count: alarm.waiting }));
  return (
    <div className={styles.board}>
      <BoardHead
        board={board}
        queued={steps.queued}
        bookingsHref={props.bookingsHref}
        onBranchState={props.onBranchState}
      />
      <BoardAlerts {...props} />
      {board.status === 'loading' && <BoardSkeleton />}
      {board.status === 'failed' && (
        <LoadFailed title={t('boardFailed')} error={board.error} onRetry={props.onRetry} />
      )}
      {board.status === 'ready' && board.count === 0 && (
        <EmptyState title={t('boardEmpty')} text={t('boardEmptyText')} />
      )}
      {board.status === 'ready' && board.count > 0 && (
        <>
          <ColumnTabs columns={board.columns} shown={shown} onShow={setShown} />
          <div className={styles.columns}>
            {board.columns.map((column) => (
              <BoardColumn
                key={column.name}
                column={column}
                isShown={column.name === shown}
                onOpen={props.onOpen}
                onStep={props.onStep}
                onDismissStep={props.onDismissStep}
              />
            ))}
          </div>
        </>
      )}
      <BoardConfirm {...props} asking={steps.asking} />
    </div>
  );
}
