import { Button, FileButton, Icon, plusIcon, useAnnouncement, warningIcon } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadPicture } from '../form-context.ts';
import styles from './pictures.module.css';

interface UploadButtonProps {
  readonly name: string;
  readonly label: string;
  readonly upload: UploadPicture;
  readonly onStored: (file: string) => void;
}

/** Formats that the server converts. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml';

/** Chooses a picture of the device and uploads it. */
export function UploadButton({ name, label, upload, onStored }: UploadButtonProps) {
  const { t } = useTranslation('counterBackOffice');
  const [state, setState] = useState<'idle' | 'uploading' | 'failed'>('idle');
  useAnnouncement(state === 'failed' ? t('uploadFailed') : null);
  const add = async (file: File) => {
    setState('uploading');
    try {
      onStored(await upload(file));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  if (state === 'uploading') {
    return (
      <Button variant="secondary" pending>
        {t('uploading')}
      </Button>
    );
  }
  return (
    <>
      {state === 'failed' && (
        <p className={styles.error}>
          <Icon drawing={warningIcon} size={16} />
          <span>{t('uploadFailed')}</span>
        </p>
      )}
      <FileButton accept={ACCEPTED} name={name} onChoose={(file) => void add(file)}>
        <Icon drawing={plusIcon} size={20} />
        <span>{label}</span>
      </FileButton>
    </>
  );
}
