import { Button, Popup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

interface FailedPopupProps {
  readonly onRetry: () => void;
  readonly onLater: () => void;
}

/** The cart could not be brought over; it is not lost. */
export function FailedPopup({ onRetry, onLater }: FailedPopupProps) {
  const { t } = useTranslation(['handover', 'common']);
  return (
    <Popup
      open
      title={t('failedTitle')}
      onClose={onLater}
      actions={
        <>
          <Button wide size="lg" onClick={onRetry}>
            {t('common:retry')}
          </Button>
          <Button wide variant="quiet" onClick={onLater}>
            {t('later')}
          </Button>
        </>
      }
    >
      {t('failedText')}
    </Popup>
  );
}
