import { ClaypotMark, LinkButton } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import styles from './SignUpBanner.module.css';

interface SignUpBannerProps {
  readonly programme: string;
  /** Points granted to a new member; 0 if none, null while loading. */
  readonly points: number | null;
  readonly signUpHref: string;
  readonly signInHref: string;
}

export function SignUpBanner({ programme, points, signUpHref, signInHref }: SignUpBannerProps) {
  const { t } = useTranslation('me');
  return (
    <section className={styles.banner}>
      <span className={styles.mark}>
        <ClaypotMark size="lg" />
      </span>
      {points === null ? (
        // Reserves the height of the heading.
        <p className={styles.title}>{'\u00a0'}</p>
      ) : (
        <h2 className={styles.title}>
          {points > 0 ? t('freePoints', { count: points }) : t('joinProgramme', { programme })}
        </h2>
      )}
      <p className={styles.text}>{t('joinText', { programme })}</p>
      <div className={styles.ways}>
        <LinkButton href={signUpHref} variant="plate" size="lg">
          {t('signUp')}
        </LinkButton>
        <a href={signInHref} className={styles.logIn}>
          {t('logIn')}
        </a>
      </div>
    </section>
  );
}
