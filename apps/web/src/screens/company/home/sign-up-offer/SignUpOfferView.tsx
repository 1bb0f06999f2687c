import {
  Card,
  closeIcon,
  Icon,
  IconButton,
  LinkButton,
  ListRow,
  starIcon,
  stickyBottomRef,
} from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './SignUpOfferView.module.css';

interface SignUpOfferViewProps {
  readonly open: boolean;
  /** Points granted to a new member. */
  readonly points: number;
  /** Points that the cart would earn a member; null if the cart is empty. */
  readonly cartPoints: number | null;
  readonly signUpHref: string;
  readonly loginHref: string;
  readonly onClose: () => void;
}

/**
 * Non-blocking banner above the bottom of the screen. With a filled cart, the cart bar takes that
 * place, and this is a row. It shows the points that the cart would earn, or the sign-up points if
 * it earns none.
 */
export function SignUpOfferView(props: SignUpOfferViewProps) {
  const { cartPoints, open, points, signUpHref, loginHref, onClose } = props;
  const { t } = useTranslation(['account', 'checkout']);
  const titleId = useId();
  if (!open) return null;
  if (cartPoints !== null) {
    return (
      <Card padding="none">
        <ListRow
          icon={starIcon}
          title={
            cartPoints > 0
              ? t('checkout:joinForPoints', { count: cartPoints })
              : t('offerTitle', { count: points })
          }
          text={t('offerCart')}
          href={signUpHref}
        />
      </Card>
    );
  }
  return (
    <aside
      ref={stickyBottomRef}
      data-sticky-bar=""
      aria-labelledby={titleId}
      className={styles.offer}
    >
      <span className={styles.gift}>
        <Icon drawing={starIcon} filled />
      </span>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {t('offerTitle', { count: points })}
        </h2>
        <p className={styles.text}>{t('offerText')}</p>
        <div className={styles.ways}>
          <LinkButton size="sm" href={signUpHref}>
            {t('signUpSubmit')}
          </LinkButton>
          <a href={loginHref} className={styles.login}>
            {t('logIn')}
          </a>
        </div>
      </div>
      <span className={styles.close}>
        <IconButton icon={closeIcon} label={t('offerClose')} onClick={onClose} />
      </span>
    </aside>
  );
}
