import { Avatar } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { type Modules, modulesPath } from './encoders/modules.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly modules: Modules;
  /** Encoded text. */
  readonly text: string;
  /** Picture in the middle; null shows a placeholder. */
  readonly avatar: string | null;
}

/**
 * QR code with a picture in its middle, sharp at any pixel density. Requires the background of a
 * code.
 */
export function QrCode({ modules, text, avatar }: QrCodeProps) {
  const { t } = useTranslation('code');
  return (
    <div className={styles.code}>
      <svg
        role="img"
        aria-label={t('qrCodeOf', { text })}
        viewBox={`0 0 ${modules.size} ${modules.size}`}
        className={styles.modules}
      >
        <path d={modulesPath(modules)} />
      </svg>
      <span className={styles.plate}>
        <Avatar src={avatar} size="logo" look="plate" />
      </span>
    </div>
  );
}
