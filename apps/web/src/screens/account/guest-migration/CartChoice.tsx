import type { GuestMigrationView } from '@claypot/domain/account';
import type { GuestMigrationPreview } from '@claypot/sdk';
import { BottomSheet } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { CartCard } from './CartCard.tsx';
import styles from './CartChoice.module.css';

interface CartChoiceProps extends Pick<GuestMigrationView, 'chosen'> {
  readonly preview: GuestMigrationPreview;
  readonly onChoose: (keep: 'guest' | 'member') => void;
  readonly onLater: () => void;
}

/** Asks the member to choose between two carts at two branches, because an order has one branch. */
export function CartChoice({ chosen, preview, onChoose, onLater }: CartChoiceProps) {
  const { t } = useTranslation('guestMigration');
  const choiceOf = (side: 'guest' | 'member') =>
    chosen === null ? null : chosen === side ? 'this' : 'other';
  return (
    <BottomSheet open title={t('cartsTitle')} closeLabel={t('later')} onClose={onLater}>
      <p className={styles.text}>{t('cartsText')}</p>
      <div className={styles.carts}>
        <CartCard
          title={t('guestCart')}
          cart={preview.guest_cart}
          pendingCart={choiceOf('guest')}
          onKeep={() => onChoose('guest')}
        />
        <CartCard
          title={t('memberCart')}
          cart={preview.member_cart}
          pendingCart={choiceOf('member')}
          onKeep={() => onChoose('member')}
        />
      </div>
    </BottomSheet>
  );
}
