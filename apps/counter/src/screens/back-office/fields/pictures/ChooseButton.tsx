import { FileButton, Icon, plusIcon, Spinner } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

interface ChooseButtonProps {
  readonly name: string;
  readonly label: string;
  readonly mayBeDrawing: boolean;
  readonly isUploading: boolean;
  readonly onChoose: (file: File) => void;
}

/** Formats that the server converts. Without HEIC, so that iPhones convert their photographs. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Chooses a picture of the device. It stays focusable during the upload. */
export function ChooseButton(props: ChooseButtonProps) {
  const { name, label, mayBeDrawing, isUploading, onChoose } = props;
  const { t } = useTranslation('counterBackOffice');
  return (
    <FileButton
      accept={mayBeDrawing ? `${ACCEPTED},image/svg+xml` : ACCEPTED}
      name={name}
      aria-disabled={isUploading}
      onClick={(event) => {
        if (isUploading) event.preventDefault();
      }}
      onChoose={onChoose}
    >
      {isUploading ? <Spinner /> : <Icon drawing={plusIcon} size={20} />}
      <span>{isUploading ? t('uploading') : label}</span>
    </FileButton>
  );
}
