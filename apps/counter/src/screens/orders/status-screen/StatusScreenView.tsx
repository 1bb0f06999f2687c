import type { StatusScreenView as StatusScreen } from '@claypot/counter/orders';
import { languageOf, languageTag } from '@claypot/i18n';
import { checkIcon, cx, flameIcon, Icon, type IconDrawing, VisuallyHidden } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './StatusScreenView.module.css';

interface StatusScreenViewProps {
  readonly screen: StatusScreen;
}

/** Numbers for customers who wait at the counter, in both languages at once. */
export function StatusScreenView({ screen }: StatusScreenViewProps) {
  const { t } = useTranslation('counterOrders');
  return (
    <div className={styles.screen}>
      <h1 className={styles.hidden} tabIndex={-1} data-screen-title="">
        <VisuallyHidden>{t('statusScreen')}</VisuallyHidden>
      </h1>
      <Numbers
        text={t('waiting')}
        other={t('waitingInOther')}
        icon={flameIcon}
        numbers={screen.preparing}
        look="preparing"
      />
      <Numbers
        text={t('pickUpNow')}
        other={t('pickUpNowInOther')}
        icon={checkIcon}
        numbers={screen.ready}
        look="ready"
      />
      {screen.isStale && (
        <p className={styles.stale}>
          <InBoth text={t('statusStale')} other={t('statusStaleInOther')} />
        </p>
      )}
    </div>
  );
}

interface NumbersProps extends InBothProps {
  readonly icon: IconDrawing;
  readonly numbers: readonly string[];
  readonly look: 'preparing' | 'ready';
}

function Numbers({ text, other, icon, numbers, look }: NumbersProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cx(styles.column, styles[look])}>
      <h2 id={titleId} className={styles.title}>
        <Icon drawing={icon} size={28} className={styles.icon} />
        <span className={styles.words}>
          <InBoth text={text} other={other} />
        </span>
      </h2>
      <ul className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number} className={styles.number} translate="no">
            {number}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface InBothProps {
  readonly text: string;
  /** The same in the other language. */
  readonly other: string;
}

function InBoth({ text, other }: InBothProps) {
  const { i18n } = useTranslation();
  const otherLanguage = languageOf(i18n) === 'en' ? 'zh_CN' : 'en';
  return (
    <>
      <span>{text}</span>{' '}
      <span lang={languageTag(otherLanguage)} translate="no">
        {other}
      </span>
    </>
  );
}
