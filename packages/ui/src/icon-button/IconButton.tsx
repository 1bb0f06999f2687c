import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { Icon, type IconDrawing } from '../icon/Icon.tsx';
import { cx } from '../utils/cx.ts';
import styles from './IconButton.module.css';

interface Look {
  /** What pressing it does; read aloud, since there are no words to see. */
  readonly label: string;
  readonly icon: IconDrawing;
  /** `floating` stands on a picture; `plate` on a strong colour, by day and night the same. */
  readonly look?: 'plain' | 'floating' | 'soft' | 'plate';
  /** A short count on the corner; it must be part of `label` too. */
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
    <button {...rest} type={type} aria-label={label} className={classOf(look)}>
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

/** The same, for going somewhere. */
export function IconLink({ label, icon, look, count, href, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} aria-label={label} className={classOf(look)}>
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

function classOf(look: Look['look'] = 'plain'): string {
  return cx(styles.button, styles[look]);
}
