import { Card, closeIcon, Icon, IconButton, LinkButton, ListRow, starIcon } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './SignUpOfferView.module.css';

interface SignUpOfferViewProps {
  readonly open: boolean;
  /** What a new member is given. */
  readonly points: number;
  /** What the order in the cart would bring a member; null while nothing is in it. */
  readonly cartPoints: number | null;
  readonly signUpHref: string;
  readonly loginHref: string;
  readonly onClose: () => void;
}

/**
 * Stands over the foot of the screen and keeps nobody from going on. Where the cart stands there it is
 * a row of the screen, about what is in the cart.
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
    <aside aria-labelledby={titleId} className={styles.offer}>
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
