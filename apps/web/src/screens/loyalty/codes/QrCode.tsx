import { Avatar } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { type Modules, modulesPath } from './encoders/modules.ts';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly modules: Modules;
  /** What the code says. */
  readonly text: string;
  /** Whose it is; null where there is no picture. */
  readonly avatar: string | null;
}

/** A QR code with a picture in its middle, sharp at any density. Stands on a code's ground. */
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
