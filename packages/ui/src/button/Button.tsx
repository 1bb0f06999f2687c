import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { cx } from '../utils/cx.ts';
import styles from './Button.module.css';

interface Look {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'plate';
  readonly size?: 'sm' | 'md' | 'lg';
  /** Takes the whole row. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className'> & {
    /** Work is under way: the words stay for the layout, presses do nothing, the focus is kept. */
    readonly pending?: boolean | undefined;
  };

/**
 * The native button: it has every press, key and form behaviour already, and costs a first page
 * nothing.
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

/** A link that looks like a button: for going somewhere, where a button does something. */
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
