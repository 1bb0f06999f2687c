import { Callout } from '@claypot/ui';
import { type ComponentProps, useEffect, useRef } from 'react';
import styles from './FocusedNotice.module.css';

interface FocusedNoticeProps extends Pick<ComponentProps<typeof Callout>, 'tone' | 'icon'> {
  readonly title: string;
  readonly text: string;
}

/**
 * Reason why the customer is back at the form. It takes the focus, so that screen readers announce
 * it.
 */
export function FocusedNotice({ title, text, ...look }: FocusedNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reason is news again
  useEffect(() => ref.current?.focus(), [title]);
  return (
    <section ref={ref} aria-label={`${title}. ${text}`} tabIndex={-1} className={styles.notice}>
      <Callout {...look} title={title}>
        {text}
      </Callout>
    </section>
  );
}
