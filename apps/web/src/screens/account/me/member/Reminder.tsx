import { chevronRightIcon, cx, Icon, type IconDrawing, IconMark } from '@claypot/ui';
import styles from './Reminder.module.css';

interface ReminderProps {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** True if the slideshow's controls need space at the bottom. */
  readonly room: boolean;
}

export function Reminder({ icon, title, text, href, room }: ReminderProps) {
  const className = cx(styles.reminder, room && styles.room);
  return (
    <a href={href} className={className}>
      <IconMark drawing={icon} tone="surface" round />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span>{text}</span>
      </span>
      <Icon drawing={chevronRightIcon} size={20} />
    </a>
  );
}
