import { checkIcon } from '../icon/drawings/common.ts';
import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Timeline.module.css';

interface TimelineStep {
  readonly id: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly icon: IconDrawing;
  readonly state: 'done' | 'current' | 'ahead' | 'failed';
}

interface TimelineProps {
  readonly label: string;
  readonly steps: readonly TimelineStep[];
}

export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={cx(styles.step, styles[step.state])}
        >
          <span className={styles.dot}>
            <Icon drawing={step.state === 'done' ? checkIcon : step.icon} size={20} />
          </span>
          <span className={styles.words}>
            <span className={styles.label}>{step.label}</span>
            {step.note !== undefined && <span className={styles.note}>{step.note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
