import {
  Button,
  ClaypotMark,
  cx,
  Icon,
  repeatIcon,
  Screen,
  TopBar,
  useAnnouncedChange,
} from '@claypot/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import styles from './PaymentProgress.module.css';
import { STAGES, type StageText, type UnderWay } from './stages.ts';

interface PaymentProgressProps {
  readonly back: Back;
  readonly title: string;
  readonly stage: UnderWay;
  /** Returns the text for a stage; order and top-up have different texts. */
  readonly say: (text: StageText) => string;
  /** Label of the button that checks the status immediately. */
  readonly askNow: string;
  readonly onRetry: () => void;
  /** Amount and number of the payment; null until the server has placed it. */
  readonly due: ReactNode;
  readonly actions: ReactNode;
}

/** Progress of a payment, for orders and top-ups. */
export function PaymentProgress(props: PaymentProgressProps) {
  const { back, title, stage, say, askNow, onRetry, due, actions } = props;
  const words = STAGES[stage];
  const icon = 'icon' in words ? words.icon : null;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useAnnouncedChange(`${say(words.title)} ${say(words.text)}`);
  // The pressed button has disappeared, so move the focus to the heading, which screen readers
  // announce.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Screen ground="surface" top={<TopBar title={title} back={back} />} bottom={actions}>
      <section aria-labelledby={headingId} className={styles.progress}>
        <span className={cx(styles.art, styles[stage])}>
          {icon ? (
            <Icon drawing={icon} size={28} className={styles.icon} />
          ) : (
            <ClaypotMark size="md" steaming />
          )}
        </span>
        <div className={styles.words}>
          <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.title}>
            {say(words.title)}
          </h2>
          <p className={styles.text}>{say(words.text)}</p>
        </div>
        {due}
        {stage === 'unreachable' && (
          <Button size="lg" variant="secondary" onClick={onRetry}>
            <Icon drawing={repeatIcon} size={20} />
            <span>{askNow}</span>
          </Button>
        )}
      </section>
    </Screen>
  );
}
