import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';

interface FailedPopupProps {
  readonly onRetry: () => void;
  readonly onLater: () => void;
}

export function FailedPopup({ onRetry, onLater }: FailedPopupProps) {
  const { t } = useTranslation(['guestMigration', 'common']);
  return (
    <ConfirmPopup
      open
      title={t('failedTitle')}
      confirm={t('common:retry')}
      dismiss={t('later')}
      onConfirm={onRetry}
      onDismiss={onLater}
    >
      {t('failedText')}
    </ConfirmPopup>
  );
}
