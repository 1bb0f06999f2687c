import { cardIcon, IconMark } from '@claypot/ui';
import styles from './PaymentMethod.module.css';

interface PaymentMethodProps {
  readonly name: string;
  /** Explains on which page the card number is entered. */
  readonly text: string;
}

/** The only payment method, for information; there is no choice. */
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
