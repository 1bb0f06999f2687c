import type { AlarmView, BoardView, ConnectionView, StepsView } from '@claypot/counter/orders';
import { Button, warningIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBar } from '../shared/AlertBar.tsx';
import { ConnectionAlert } from '../shared/ConnectionAlert.tsx';
import { sleepIcon, soundOffIcon } from '../shared/text/icons.ts';
import { problemText } from '../shared/text/problem-text.ts';
import styles from './BoardAlerts.module.css';
import type { CardCallbacks } from './OrderCard.tsx';

export interface BoardAlertsProps extends Pick<CardCallbacks, 'onOpen' | 'onDismissStep'> {
  readonly board: BoardView;
  readonly steps: StepsView;
  readonly connection: ConnectionView;
  readonly alarm: AlarmView;
  readonly onAllowSound: () => void;
  /** Bars of printing, which are loaded after the board. */
  readonly printAlert?: ReactNode;
}

/** Red bars for what may make staff miss an order. They stay until the cause is gone. */
export function BoardAlerts(props: BoardAlertsProps) {
  const { board, steps, connection, alarm } = props;
  const { t, i18n } = useTranslation(['counterOrders', 'common']);
  const onCards = new Set(board.columns.flatMap(({ cards }) => cards.map(({ id }) => id)));
  const rejectedElsewhere = steps.rejected.filter(({ orderId }) => !onCards.has(orderId));
  return (
    <div className={styles.alerts}>
      {alarm.state === 'refused' && (
        <AlertBar
          icon={soundOffIcon}
          title={t('soundRefused')}
          text={t('soundRefusedText')}
          action={
            <Button variant="plate" size="lg" onClick={props.onAllowSound}>
              {t('allowSound')}
            </Button>
          }
        />
      )}
      <ConnectionAlert connection={connection} />
      {connection.maySleep && (
        <AlertBar icon={sleepIcon} title={t('maySleep')} text={t('maySleepText')} />
      )}
      {board.failedRefunds.length > 0 && (
        <AlertBar
          icon={warningIcon}
          title={t('refundsFailed', { count: board.failedRefunds.length })}
          text={t('refundsFailedText')}
          action={board.failedRefunds.map(({ id, shortNumber }) => (
            <Button key={id} variant="plate" size="lg" onClick={() => props.onOpen(id)}>
              {t('order', { number: shortNumber })}
            </Button>
          ))}
        />
      )}
      {rejectedElsewhere.map((step) => (
        <AlertBar
          key={step.orderId}
          icon={warningIcon}
          title={t('order', { number: step.number })}
          text={problemText(i18n, step)}
          action={
            <Button
              variant="plate"
              size="lg"
              aria-label={t('dismissOf', { number: step.number })}
              onClick={() => props.onDismissStep(step.orderId)}
            >
              {t('dismiss')}
            </Button>
          }
        />
      ))}
      {props.printAlert}
    </div>
  );
}
