import { Button, useAnnouncement, useFocusIfLost } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './Question.module.css';

interface UnsentAnswerProps {
  readonly titleId: string;
  readonly onRetry: () => void;
}

/** The answer or its reply was lost. The same answer can be sent again without paying twice. */
export function UnsentAnswer({ titleId, onRetry }: UnsentAnswerProps) {
  const { t } = useTranslation('code');
  const title = useFocusIfLost<HTMLHeadingElement>();
  useAnnouncement(`${t('unsentTitle')}. ${t('unsentText')}`);
  return (
    <div className={styles.content}>
      <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
        {t('unsentTitle')}
      </h2>
      <p className={styles.text}>{t('unsentText')}</p>
      <Button size="lg" wide onClick={onRetry}>
        {t('sendAgain')}
      </Button>
    </div>
  );
}
