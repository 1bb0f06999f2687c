import type { GuestMigrationPreview } from '@claypot/sdk';
import { BottomSheet } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';
import { CartCard } from './CartCard.tsx';
import styles from './CartChoice.module.css';

interface CartChoiceProps {
  readonly preview: GuestMigrationPreview;
  readonly onChoose: (keep: 'guest' | 'member') => void;
  readonly onLater: () => void;
}

/** Two carts at two branches, side by side: an order is cooked at one. */
export function CartChoice({ preview, onChoose, onLater }: CartChoiceProps) {
  const { t } = useTranslation('guestMigration');
  return (
    <BottomSheet open title={t('cartsTitle')} closeLabel={t('later')} onClose={onLater}>
      <p className={styles.text}>{t('cartsText')}</p>
      <div className={styles.carts}>
        <CartCard
          title={t('guestCart')}
          cart={preview.guest_cart}
          onKeep={() => onChoose('guest')}
        />
        <CartCard
          title={t('memberCart')}
          cart={preview.member_cart}
          onKeep={() => onChoose('member')}
        />
      </div>
    </BottomSheet>
  );
}
