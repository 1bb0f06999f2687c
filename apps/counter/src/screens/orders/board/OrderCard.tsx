import type { CardView, LineView } from '@claypot/counter/orders';
import type { StepName } from '@claypot/domain/order-steps';
import { bellIcon, checkIcon, cx, Icon, Spinner, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { CardStatus } from '../shared/CardStatus.tsx';
import { CardDueTime, CardLateness } from '../shared/CardTime.tsx';
import { remarkIcon } from '../shared/text/icons.ts';
import { METHOD_ICONS, METHOD_TEXTS, STEP_TEXTS } from '../shared/text/words.ts';
import styles from './OrderCard.module.css';

export interface CardCallbacks {
  readonly onOpen: (orderId: string) => void;
  readonly onStep: (orderId: string, step: StepName) => void;
  readonly onDismissStep: (orderId: string) => void;
}

interface OrderCardProps extends CardCallbacks {
  readonly card: CardView;
}

/** One order on the board. A press on the card opens its ticket; the button takes the main step. */
export function OrderCard({ card, onOpen, onStep, onDismissStep }: OrderCardProps) {
  const { t } = useTranslation(['counterOrders', 'common']);
  const { id, shortNumber, method, customerName, mainStep, step } = card;
  const name = customerName ?? t('locked');
  return (
    <article
      className={cx(styles.card, styles[card.lateness])}
      data-ringing={card.isRinging || undefined}
      data-later={card.column === 'scheduled' || undefined}
    >
      <div className={styles.facts}>
        <div className={styles.head}>
          <h3 className={styles.number}>
            <button type="button" className={styles.open} onClick={() => onOpen(id)}>
              <VisuallyHidden>{t('order', { number: shortNumber })}</VisuallyHidden>
              <span aria-hidden="true" translate="no">
                {shortNumber}
              </span>
            </button>
          </h3>
          <CardDueTime card={card} />
        </div>
        <div className={styles.marks}>
          <CardLateness card={card} />
          <Mark icon={METHOD_ICONS[method]} label={t(METHOD_TEXTS[method])} />
          {card.isRinging && <RingingMark label={t('ringing')} />}
          {step?.state === 'sending' && (
            <span className={styles.mark}>
              <Spinner />
              <VisuallyHidden>{t('stepSending')}</VisuallyHidden>
            </span>
          )}
        </div>
        <p className={styles.items}>
          {card.remark !== null && (
            <span className={styles.remark}>
              <Icon drawing={remarkIcon} size={16} />
              <VisuallyHidden>{t('hasRemark', { remark: card.remark })}</VisuallyHidden>
            </span>
          )}
          <span className={cx(styles.name, customerName === null && styles.locked)}>{name}</span>{' '}
          <span>
            {card.lines
              .filter((line) => !line.isUnavailable)
              .map((line) => itemText(t, line))
              .join(', ')}
          </span>
        </p>
      </div>
      {mainStep !== null && (
        <button
          type="button"
          className={cx(styles.step, styles[mainStep])}
          aria-label={t('stepOf', { step: t(STEP_TEXTS[mainStep]), number: shortNumber })}
          onClick={() => onStep(id, mainStep)}
        >
          <Icon drawing={checkIcon} size={20} />
          <span>{t(STEP_TEXTS[mainStep])}</span>
        </button>
      )}
      <CardStatus card={card} step={step} onDismiss={() => onDismissStep(id)} />
    </article>
  );
}

function itemText(
  t: (key: 'itemOf', item: { qty: number; name: string }) => string,
  line: LineView,
) {
  return t('itemOf', { qty: line.qty, name: line.name });
}

function Mark({ icon, label }: { readonly icon: typeof bellIcon; readonly label: string }) {
  return (
    <span className={styles.mark}>
      <Icon drawing={icon} size={24} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}

function RingingMark({ label }: { readonly label: string }) {
  return (
    <span className={styles.bell}>
      <Icon drawing={bellIcon} size={24} filled />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
