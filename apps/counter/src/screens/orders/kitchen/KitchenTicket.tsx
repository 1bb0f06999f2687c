import type { CardView, DishView, LineView } from '@claypot/counter/orders';
import { cx, Icon, UnseenInput, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { CardStatus } from '../shared/CardStatus.tsx';
import { CardDueTime, CardLateness } from '../shared/CardTime.tsx';
import { choicesText } from '../shared/text/choices-text.ts';
import { remarkIcon } from '../shared/text/icons.ts';
import { METHOD_ICONS, METHOD_TEXTS, STEP_TEXTS } from '../shared/text/words.ts';
import styles from './KitchenTicket.module.css';

interface KitchenTicketProps {
  readonly card: CardView;
  readonly onOpen: () => void;
  readonly onReady: () => void;
  readonly onCrossOff: (lineId: string) => void;
  readonly onDismissStep: () => void;
}

/** One order to cook. A press on a line crosses it off. */
export function KitchenTicket(props: KitchenTicketProps) {
  const { card, onOpen, onReady, onCrossOff, onDismissStep } = props;
  const { t } = useTranslation(['counterOrders', 'common']);
  return (
    <article className={cx(styles.ticket, styles[card.lateness])}>
      <header className={styles.head}>
        <h3 className={styles.number}>
          <button type="button" className={styles.open} onClick={onOpen}>
            <VisuallyHidden>{t('order', { number: card.shortNumber })}</VisuallyHidden>
            <span aria-hidden="true" translate="no">
              {card.shortNumber}
            </span>
          </button>
        </h3>
        <Icon drawing={METHOD_ICONS[card.method]} />
        <VisuallyHidden>{t(METHOD_TEXTS[card.method])}</VisuallyHidden>
        <CardDueTime card={card} />
        <CardLateness card={card} />
      </header>
      {card.remark !== null && (
        <p className={styles.remark}>
          <Icon drawing={remarkIcon} size={20} />
          <span>{card.remark}</span>
        </p>
      )}
      <ul className={styles.lines}>
        {card.lines.map((line) => (
          <li key={line.id}>
            <Line line={line} card={card} onCrossOff={() => onCrossOff(line.id)} />
          </li>
        ))}
      </ul>
      <CardStatus card={card} step={card.step} onDismiss={onDismissStep} />
      {card.mainStep === 'ready' && (
        <button
          type="button"
          className={styles.ready}
          aria-label={t('stepOf', { step: t(STEP_TEXTS.ready), number: card.shortNumber })}
          onClick={onReady}
        >
          {t(STEP_TEXTS.ready)}
        </button>
      )}
    </article>
  );
}

interface LineProps {
  readonly line: LineView;
  readonly card: CardView;
  readonly onCrossOff: () => void;
}

function Line({ line, card, onCrossOff }: LineProps) {
  const { t } = useTranslation('counterOrders');
  const item = t('itemOf', { qty: line.qty, name: line.name });
  return (
    <label className={cx(styles.line, line.isUnavailable && styles.gone)}>
      <UnseenInput
        type="checkbox"
        aria-label={t('crossOff', { item, number: card.shortNumber })}
        checked={line.isCrossedOff}
        disabled={line.isUnavailable}
        onChange={onCrossOff}
      />
      <Dish dish={line} />
      {line.dishes.map((dish) => (
        <span key={`${dish.name} ${choicesText(t, dish.choices)}`} className={styles.part}>
          <Dish dish={dish} />
        </span>
      ))}
    </label>
  );
}

function Dish({ dish }: { readonly dish: DishView }) {
  const { t } = useTranslation('counterOrders');
  return (
    <span className={styles.dish}>
      <span className={styles.qty} translate="no">
        {t('times', { qty: dish.qty })}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{dish.name}</span>
        {dish.choices.length > 0 && (
          <span className={styles.choices}>{choicesText(t, dish.choices)}</span>
        )}
      </span>
    </span>
  );
}
