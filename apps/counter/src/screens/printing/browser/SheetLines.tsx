import type { PrintableDish, PrintableTicket } from '@claypot/counter/printing';
import { cx } from '@claypot/ui';
import styles from './TicketSheet.module.css';
import type { Wording } from './wording.ts';

interface SheetLinesProps {
  readonly ticket: PrintableTicket;
  readonly wording: Wording;
}

/** Dishes of a ticket; on a receipt with their prices. */
export function SheetLines({ ticket, wording: { texts, format } }: SheetLinesProps) {
  const isKitchen = ticket.kind === 'kitchen';
  return (
    <ul className={cx(styles.lines, isKitchen && styles.kitchen)}>
      {ticket.lines.map((line) => (
        <li key={line.id}>
          <Dish
            dish={line}
            qty={format.count(line.qty)}
            price={isKitchen ? null : format.amount(line.total)}
            note={line.isUnavailable ? texts.unavailable : null}
          />
          {line.dishes.length > 0 && (
            <ul className={styles.inside}>
              {line.dishes.map((dish) => (
                <li key={dish.id}>
                  <Dish dish={dish} qty={format.count(dish.qty)} price={null} note={null} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

interface DishProps {
  readonly dish: PrintableDish;
  readonly qty: string;
  /** Null without a price. */
  readonly price: string | null;
  /** Null without a note. */
  readonly note: string | null;
}

function Dish({ dish, qty, price, note }: DishProps) {
  return (
    <div className={styles.line}>
      <span>{`${qty}x`}</span>
      <div>
        {dish.names.map((name) => (
          <p key={name}>{name}</p>
        ))}
        {dish.choices.flat().map((choice) => (
          <p key={choice} className={styles.choice}>
            {`+ ${choice}`}
          </p>
        ))}
        {note !== null && <p>{note}</p>}
      </div>
      {price !== null && <span className={styles.amount}>{price}</span>}
    </div>
  );
}
