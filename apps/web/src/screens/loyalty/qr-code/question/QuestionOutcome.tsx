import type { SpendingQuestionView } from '@claypot/domain/loyalty';
import { ROUTES } from '@claypot/domain/routes';
import { Button, checkIcon, Icon, LinkButton, useAnnouncement, useFocusIfLost } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './Question.module.css';
import { useOutcomeTexts } from './use-outcome-texts.ts';

type Over = Extract<SpendingQuestionView, { status: 'over' }>;

interface QuestionOutcomeProps extends Over {
  readonly titleId: string;
  readonly onDismiss: () => void;
}

/** Outcome of the question, with the next step of the customer. */
export function QuestionOutcome({ onDismiss, request, titleId }: QuestionOutcomeProps) {
  const { t } = useTranslation('code');
  const { text, title } = useOutcomeTexts(request);
  const heading = useFocusIfLost<HTMLHeadingElement>();
  useAnnouncement(`${title}. ${text}`);
  return (
    <div className={styles.content}>
      {request.state === 'accepted' && (
        <span className={styles.done}>
          <Icon drawing={checkIcon} size={28} />
        </span>
      )}
      <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.answers}>
        <Button size="lg" variant="secondary" onClick={onDismiss}>
          {t('closeOutcome')}
        </Button>
        {request.failure === 'wallet_too_low' && (
          <LinkButton size="lg" href={ROUTES.topUp.path}>
            {t('topUp')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
