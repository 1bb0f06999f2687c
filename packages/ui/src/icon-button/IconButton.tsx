import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './IconButton.module.css';

interface Look {
  /** Accessible name; the button has no visible text. */
  readonly label: string;
  readonly icon: IconDrawing;
  /** `floating` for pictures; `plate` for strong colours, identical in light and dark mode. */
  readonly look?: 'plain' | 'floating' | 'soft' | 'plate';
  /** Short count on the corner; it must be part of `label` too. */
  readonly count?: string | undefined;
}

type IconButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'className' | 'aria-label'>;

export function IconButton({
  label,
  icon,
  look,
  count,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classOf(look, count)}>
      <Face icon={icon} count={count} />
    </button>
  );
}

type IconLinkProps = Look &
  Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'children' | 'className' | 'aria-label' | 'href'
  > & {
    readonly href: string;
  };

export function IconLink({ label, icon, look, count, href, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} aria-label={label} className={classOf(look, count)}>
      <Face icon={icon} count={count} />
    </a>
  );
}

function Face({ icon, count }: Pick<Look, 'icon' | 'count'>) {
  return (
    <>
      <Icon drawing={icon} />
      {count !== undefined && (
        <span aria-hidden="true" className={styles.count} translate="no">
          {count}
        </span>
      )}
    </>
  );
}

function classOf(look: Look['look'] = 'plain', count: Look['count']): string {
  return cx(styles.button, styles[look], count !== undefined && styles.counted);
}
