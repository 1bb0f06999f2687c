import type { CardView } from '@claypot/counter/orders';
import { Callout, Icon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { CardStatus } from '../shared/CardStatus.tsx';
import { printerIcon, remarkIcon } from '../shared/text/icons.ts';
import { ReadyTime } from './parts/ReadyTime.tsx';
import { TicketFacts } from './parts/TicketFacts.tsx';
import { TicketHistory } from './parts/TicketHistory.tsx';
import { TicketLines } from './parts/TicketLines.tsx';
import { TicketPayment } from './parts/TicketPayment.tsx';
import styles from './TicketBody.module.css';
import type { TicketViewProps } from './ticket-props.ts';

/** Content of a loaded ticket. The kitchen's part comes first: remark and items. */
export function TicketBody(props: TicketViewProps & { readonly card: CardView }) {
  const { card, ticket, onPrint } = props;
  const { t } = useTranslation('counterOrders');
  return (
    <div className={styles.ticket}>
      <CardStatus card={card} step={card.step} onDismiss={props.onDismissStep} />
      {card.remark !== null && (
        <div>
          <Callout tone="notice" icon={remarkIcon} title={t('remark')}>
            <span className={styles.words}>{card.remark}</span>
          </Callout>
        </div>
      )}
      <div className={styles.columns}>
        <TicketLines card={card} ticket={ticket} onMark={props.onMarkLine} />
        <div className={styles.facts}>
          <TicketFacts ticket={ticket} card={card} />
          {ticket.canChangeTime && (
            <ReadyTime change={ticket.timeChange} onAddMinutes={props.onAddMinutes} />
          )}
          {onPrint && (
            <section aria-label={t('print')} className={styles.prints}>
              <button type="button" className={styles.print} onClick={() => onPrint('kitchen')}>
                <Icon drawing={printerIcon} size={20} />
                <span>{t('printKitchen')}</span>
              </button>
              <button type="button" className={styles.print} onClick={() => onPrint('receipt')}>
                <Icon drawing={printerIcon} size={20} />
                <span>{t('printReceipt')}</span>
              </button>
              {props.printStatus}
            </section>
          )}
          <TicketHistory history={ticket.history} />
        </div>
        <TicketPayment ticket={ticket} onRefund={props.onRefund} onSettle={props.onSettle} />
      </div>
    </div>
  );
}
