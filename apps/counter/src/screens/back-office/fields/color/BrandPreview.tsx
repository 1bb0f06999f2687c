import { brandPalette, brandShifts, type RoleColors, SURFACES } from '@claypot/domain/theme';
import { Badge, Button } from '@claypot/ui';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './color.module.css';

const SCHEMES = ['light', 'dark'] as const;

const CAPTIONS = { light: 'preview_light', dark: 'preview_dark' } as const;
const SHIFTS = { darker: 'buttons_darker', lighter: 'buttons_lighter' } as const;

/** Renders parts of the customers' app with a colour, in light and dark mode. */
export function BrandPreview({ color }: { readonly color: string }) {
  const { t } = useTranslation('counterBackOffice');
  const palette = brandPalette(color);
  const shifts = brandShifts(color);
  return (
    <div className={styles.previews}>
      {SCHEMES.map((scheme) => {
        const shift = shifts[scheme];
        return (
          <figure key={scheme} className={styles.figure}>
            <figcaption className={styles.caption}>{t(CAPTIONS[scheme])}</figcaption>
            {/* A picture of the app, whose controls do nothing. */}
            <div inert className={styles.preview} style={rolesOf(scheme, palette[scheme])}>
              <p className={styles.heading}>{t('previewHeading')}</p>
              <p className={styles.words}>
                <span>{t('previewText')}</span>{' '}
                <span className={styles.link}>{t('previewLink')}</span>
              </p>
              <div className={styles.row}>
                <Button>{t('previewButton')}</Button>
                <Badge tone="action">{t('previewBadge')}</Badge>
              </div>
            </div>
            {shift !== null && <p className={styles.shift}>{t(SHIFTS[shift])}</p>}
          </figure>
        );
      })}
    </div>
  );
}

/** Returns the roles of a scheme as properties of an element. */
function rolesOf(scheme: (typeof SCHEMES)[number], colors: RoleColors): CSSProperties {
  const roles = Object.entries({ ...SURFACES[scheme], ...colors });
  return Object.fromEntries(roles.map(([role, color]) => [`--color-${role}`, color]));
}
