import { cardIcon, IconMark } from '@claypot/ui';
import styles from './PaymentMethod.module.css';

interface PaymentMethodProps {
  readonly name: string;
  /** Where its number is asked for. */
  readonly text: string;
}

/** The one way to pay, told before it is needed: there is nothing to choose. */
export function PaymentMethod({ name, text }: PaymentMethodProps) {
  return (
    <div className={styles.method}>
      <IconMark drawing={cardIcon} tone="neutral" />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
