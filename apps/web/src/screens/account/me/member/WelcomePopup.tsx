import { Button, Popup } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

interface WelcomePopupProps {
  readonly open: boolean;
  /** Null until the member has entered a name. */
  readonly name: string | null;
  readonly onClose: () => void;
}

export function WelcomePopup({ open, name, onClose }: WelcomePopupProps) {
  const { t } = useTranslation('me');
  return (
    <Popup
      open={open}
      title={name === null ? t('welcomeBack') : t('welcomeBackName', { name })}
      onClose={onClose}
      actions={
        <Button size="lg" wide onClick={onClose}>
          {t('welcomeOk')}
        </Button>
      }
    >
      {t('welcomeText')}
    </Popup>
  );
}
