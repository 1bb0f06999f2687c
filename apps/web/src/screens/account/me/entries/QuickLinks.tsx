import { Badge, type IconDrawing, IconMark, VisuallyHidden } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import styles from './QuickLinks.module.css';

interface QuickLink {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly href: string;
  /** Badge text for unread items; null for none. */
  readonly unread?: string | null;
}

export function QuickLinks({ quickLinks }: { readonly quickLinks: readonly QuickLink[] }) {
  return (
    <ul className={styles.grid}>
      {quickLinks.map(({ icon, title, href, unread = null }) => (
        <li key={href}>
          <a href={href} className={styles.tile}>
            <IconMark drawing={icon} />
            <span className={styles.title}>{title}</span>
            {unread !== null && (
              <span className={styles.unread}>
                <Unread number={unread} />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Unread({ number }: { readonly number: string }) {
  const { t } = useTranslation('me');
  return (
    <Badge tone="action">
      <span aria-hidden="true" translate="no">
        {number}
      </span>
      <VisuallyHidden>{t('unread', { number })}</VisuallyHidden>
    </Badge>
  );
}
