import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Button.module.css';

interface Look {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'plate';
  readonly size?: 'sm' | 'md' | 'lg';
  readonly wide?: boolean;
  readonly children: ReactNode;
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> & {
    /**
     * True during an operation: the label stays for the layout, presses are ignored, the focus
     * stays.
     */
    readonly pending?: boolean | undefined;
  };

/**
 * Native button, which has all press, keyboard and form behaviour and adds no code to the first
 * page.
 */
export function Button({
  variant,
  size,
  wide,
  pending = false,
  disabled,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={cx(look({ variant, size, wide }), pending && styles.pending)}
      onClick={press}
    >
      <span className={styles.content}>{children}</span>
      {pending && (
        <span className={styles.progress}>
          <Spinner />
        </span>
      )}
    </button>
  );
}

type LinkButtonProps = Look &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children' | 'className'>;

/** Link that looks like a button, for navigation. */
export function LinkButton({ variant, size, wide, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={look({ variant, size, wide })}>
      <span className={styles.content}>{children}</span>
    </a>
  );
}

function look({ variant = 'primary', size = 'md', wide }: Partial<LookOptions>): string {
  return cx(styles.button, styles[variant], styles[size], wide && styles.wide);
}

type LookOptions = { [Key in 'variant' | 'size' | 'wide']: Look[Key] | undefined };
