import type { CameraScanView } from '@claypot/counter/members';
import { BottomSheet, checkIcon, ErrorState, Icon, Spinner, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import styles from './ScanDialogView.module.css';
import { SCAN_PROBLEM_TEXTS } from './scan-problem-texts.ts';

export interface ScanDialogViewProps {
  readonly open: boolean;
  readonly scan: CameraScanView;
  /** Called with the element that shows the camera's picture, and with null once it is removed. */
  readonly onVideo: (video: HTMLVideoElement | null) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Reads a member's code with the camera. */
export function ScanDialogView({ open, scan, onVideo, onRetry, onClose }: ScanDialogViewProps) {
  const { t } = useTranslation(['counterMembers', 'common']);
  const end = ENDS[scan.status];
  useAnnouncement(open && end !== null ? t(end.title) : null);
  return (
    <BottomSheet
      open={open}
      title={t('scanTitle')}
      closeLabel={t('common:close')}
      onClose={onClose}
    >
      {open &&
        (end === null ? (
          <Picture scan={scan} onVideo={onVideo} />
        ) : (
          <ErrorState
            title={t(end.title)}
            text={t(end.text)}
            retryLabel={t('common:retry')}
            onRetry={onRetry}
          />
        ))}
    </BottomSheet>
  );
}

/** Texts of the states without a picture. */
const ENDS = {
  asking: null,
  loading: null,
  scanning: null,
  found: null,
  refused: { title: 'scanRefused', text: 'scanRefusedText' },
  missing: { title: 'scanMissing', text: 'scanMissingText' },
  failed: { title: 'scanFailed', text: 'scanFailedText' },
  notLoaded: { title: 'scanNotLoaded', text: 'scanNotLoadedText' },
} as const;

function Picture({ scan, onVideo }: Pick<ScanDialogViewProps, 'scan' | 'onVideo'>) {
  const { t } = useTranslation('counterMembers');
  const { problem, status } = scan;
  const isProblem = status === 'scanning' && problem !== null;
  const text = isProblem ? t(SCAN_PROBLEM_TEXTS[problem]) : t(STATUS_TEXTS[status]);
  useAnnouncement(text);
  return (
    <div className={styles.scan}>
      <div className={styles.frame} data-status={status}>
        <video
          ref={onVideo}
          aria-label={t('scanPicture')}
          className={styles.video}
          autoPlay
          muted
          playsInline
        />
        {status === 'scanning' && <span className={styles.target} />}
        {(status === 'asking' || status === 'loading') && (
          <span className={styles.wait}>
            <Spinner size="lg" />
          </span>
        )}
        {status === 'found' && (
          <span className={styles.wait}>
            <Icon drawing={checkIcon} size={28} />
          </span>
        )}
      </div>
      <p className={styles.text} data-problem={isProblem || undefined}>
        {status === 'asking' && <strong>{t('scanAsking')}</strong>}
        <span>{text}</span>
      </p>
    </div>
  );
}

const STATUS_TEXTS = {
  asking: 'scanAskingText',
  loading: 'scanLoading',
  scanning: 'scanHint',
  found: 'scanFound',
  refused: 'scanRefusedText',
  missing: 'scanMissingText',
  failed: 'scanFailedText',
  notLoaded: 'scanNotLoadedText',
} as const;
