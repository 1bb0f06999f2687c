import type { Press, PressProblem } from '@claypot/counter/availability';
import { counterErrorMessage } from '@claypot/i18n/counter';
import { Button, Callout, checkIcon, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import styles from './AvailabilityResult.module.css';
import type { AvailabilityViewProps } from './AvailabilityView.tsx';

type ResultProps = Pick<AvailabilityViewProps, 'view' | 'onUndo' | 'onRepeat' | 'onDismiss'>;

/** Result of the last press: what took effect, with its undo, or why it did not. */
export function AvailabilityResult({ view, onUndo, onRepeat, onDismiss }: ResultProps) {
  const { t } = useTranslation('counterAvailability');
  const doneText = useDoneText();
  const { done, problem } = view;
  const text = done === null ? null : doneText(done.press);
  useAnnouncement(text);
  if (problem !== null) {
    return <Problem problem={problem} onRepeat={onRepeat} onDismiss={onDismiss} />;
  }
  if (done === null) return null;
  return (
    <Callout tone="success" icon={checkIcon}>
      <div className={styles.result}>
        <p className={styles.text}>{text}</p>
        {done.canUndo && (
          <Button variant="secondary" onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
        <Button variant="quiet" aria-label={t('dismiss')} onClick={onDismiss}>
          {t('close')}
        </Button>
      </div>
    </Callout>
  );
}

interface ProblemProps extends Pick<ResultProps, 'onRepeat' | 'onDismiss'> {
  readonly problem: PressProblem;
}

function Problem({ problem, onRepeat, onDismiss }: ProblemProps) {
  const { t } = useTranslation('counterAvailability');
  const problemText = useProblemText();
  const { name } = problem.press;
  const title = problem.isUnknown ? t('unknownTitle', { name }) : t('problemTitle', { name });
  const text = problemText(problem);
  useAnnouncement(`${title}. ${text}`);
  return (
    <Callout tone="notice" icon={warningIcon} title={title}>
      <div className={styles.result}>
        <p className={styles.text}>{text}</p>
        {problem.present === undefined && (
          <Button variant="secondary" onClick={onRepeat}>
            {t('repeat')}
          </Button>
        )}
        <Button variant="quiet" aria-label={t('dismiss')} onClick={onDismiss}>
          {t('close')}
        </Button>
      </div>
    </Callout>
  );
}

/** Returns a function from a problem to its words. */
export function useProblemText() {
  const { t, i18n } = useTranslation('counterAvailability');
  return ({ code, present }: PressProblem): string => {
    if (present === undefined) return counterErrorMessage(i18n, code);
    return present === null ? t('portionsUncounted') : t('portionsChanged', { left: present });
  };
}

function useDoneText() {
  const { t } = useTranslation('counterAvailability');
  const format = useFormat();
  return (press: Press): string => {
    const { name } = press;
    if (press.kind === 'count') {
      const { left } = press;
      return left === null ? t('done_uncounted', { name }) : t('done_counted', { name, left });
    }
    if (press.mark !== 'time') return t(DONE[press.mark], { name });
    const time = format.dateTime(Temporal.Instant.from(press.until ?? ''));
    return t('done_time', { name, time });
  };
}

const DONE = {
  available: 'done_available',
  tomorrow: 'done_tomorrow',
  notice: 'done_notice',
} as const;
