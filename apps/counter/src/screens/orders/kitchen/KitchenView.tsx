import type { BoardView, ConnectionView, KitchenView as Kitchen } from '@claypot/counter/orders';
import { EmptyState, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { ConnectionAlert } from '../shared/ConnectionAlert.tsx';
import { KitchenSums } from './KitchenSums.tsx';
import { KitchenTicket } from './KitchenTicket.tsx';
import styles from './KitchenView.module.css';
import { RecallList } from './RecallList.tsx';

export interface KitchenViewProps {
  readonly kitchen: Kitchen;
  readonly status: BoardView['status'];
  readonly connection: ConnectionView;
  readonly onOpen: (orderId: string) => void;
  readonly onReady: (orderId: string) => void;
  readonly onRecall: (orderId: string) => void;
  readonly onCrossOff: (orderId: string, lineId: string) => void;
  readonly onDismissStep: (orderId: string) => void;
}

/** What the kitchen cooks now: equal items summed, and the tickets by due time. */
export function KitchenView(props: KitchenViewProps) {
  const { kitchen, status, connection, onOpen, onReady, onCrossOff, onDismissStep } = props;
  const { t } = useTranslation(['counterOrders', 'common']);
  useAnnouncement(status === 'loading' ? t('common:loading') : null);
  return (
    <div className={styles.kitchen} aria-busy={status === 'loading'}>
      <h1 className={styles.title} tabIndex={-1} data-screen-title="">
        {t('kitchen')}
      </h1>
      <ConnectionAlert connection={connection} />
      <div className={styles.parts}>
        <KitchenSums sums={kitchen.sums} isLoading={status === 'loading'} />
        <section aria-label={t('tickets')} className={styles.tickets}>
          {status === 'ready' && kitchen.cards.length === 0 && (
            <EmptyState title={t('sumsEmpty')} text={t('boardEmptyText')} />
          )}
          {status === 'failed' && <EmptyState title={t('boardFailed')} />}
          <ul className={styles.strip}>
            {kitchen.cards.map((card) => (
              <li key={card.id}>
                <KitchenTicket
                  card={card}
                  onOpen={() => onOpen(card.id)}
                  onReady={() => onReady(card.id)}
                  onCrossOff={(lineId) => onCrossOff(card.id, lineId)}
                  onDismissStep={() => onDismissStep(card.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <RecallList cards={kitchen.recallable} onRecall={props.onRecall} />
    </div>
  );
}
