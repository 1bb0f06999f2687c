import { closeIcon, Icon, IconButton, LinkButton, starIcon } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from '../../app/useTranslation.ts';
import styles from './SignUpOfferView.module.css';

interface SignUpOfferViewProps {
  readonly open: boolean;
  /** What a new member is given. */
  readonly points: number;
  readonly signUpHref: string;
  readonly loginHref: string;
  readonly onClose: () => void;
}

/** Stands over the foot of the screen and keeps nobody from going on. */
export function SignUpOfferView(props: SignUpOfferViewProps) {
  const { open, points, signUpHref, loginHref, onClose } = props;
  const { t } = useTranslation('account');
  const titleId = useId();
  if (!open) return null;
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
