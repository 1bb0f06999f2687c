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
  /** The screen's. */
  readonly title: string;
  readonly stage: UnderWay;
  /** The words for what is paid for. */
  readonly say: (text: StageText) => string;
  /** What the button is called that asks the server at once. */
  readonly askNow: string;
  readonly onRetry: () => void;
  /** What can be done about it, at the bottom. */
  readonly actions: ReactNode;
}

/** What is happening to what was sent and is to be paid. */
export function PaymentProgress(props: PaymentProgressProps) {
  const { back, title, stage, say, askNow, onRetry, actions } = props;
  const words = STAGES[stage];
  const icon = 'icon' in words ? words.icon : null;
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useAnnouncedChange(`${say(words.title)} ${say(words.text)}`);
  // The button that led here is gone; whoever cannot see the change hears of it.
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
