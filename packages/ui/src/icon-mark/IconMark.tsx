import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './IconMark.module.css';

interface IconMarkProps {
  readonly drawing: IconDrawing;
  readonly tone?: 'action' | 'neutral' | 'surface';
  readonly round?: boolean;
}

/** Icon on its own background, at the start of a row or tile. Decorative. */
export function IconMark({ drawing, tone = 'action', round = false }: IconMarkProps) {
  return (
    <span className={cx(styles.mark, styles[tone], round && styles.round)}>
      <Icon drawing={drawing} size={20} />
    </span>
  );
}
