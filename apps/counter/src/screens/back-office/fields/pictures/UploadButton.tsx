import { counterErrorMessage } from '@claypot/i18n/counter';
import { Button, FileButton, Icon, plusIcon, useAnnouncement, warningIcon } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftForm } from '../form-context.ts';
import styles from './pictures.module.css';

interface UploadButtonProps {
  readonly name: string;
  readonly label: string;
  readonly mayBeDrawing: boolean;
  readonly onStored: (file: string) => void;
}

/** Formats that the server converts. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Chooses a picture of the device and uploads it. */
export function UploadButton({ name, label, mayBeDrawing, onStored }: UploadButtonProps) {
  const { t, i18n } = useTranslation('counterBackOffice');
  const { upload } = useDraftForm();
  const [isUploading, setIsUploading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useAnnouncement(failure);
  const add = async (file: File) => {
    setIsUploading(true);
    setFailure(null);
    const result = await upload(file, mayBeDrawing);
    setIsUploading(false);
    if (result.file !== null) onStored(result.file);
    else setFailure(result.message ?? counterErrorMessage(i18n, result.code));
  };
  if (isUploading) {
    return (
      <Button variant="secondary" pending>
        {t('uploading')}
      </Button>
    );
  }
  return (
    <>
      {failure !== null && (
        <p className={styles.error}>
          <Icon drawing={warningIcon} size={16} />
          <span>{failure}</span>
        </p>
      )}
      <FileButton
        accept={mayBeDrawing ? `${ACCEPTED},image/svg+xml` : ACCEPTED}
        name={name}
        onChoose={(file) => void add(file)}
      >
        <Icon drawing={plusIcon} size={20} />
        <span>{label}</span>
      </FileButton>
    </>
  );
}
