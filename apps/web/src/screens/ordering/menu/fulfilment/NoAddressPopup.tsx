import { errorMessage } from '@claypot/i18n';
import { Button, Popup } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

interface NoAddressPopupProps {
  readonly open: boolean;
  readonly onCreate: () => void;
  readonly onPickUp: () => void;
  readonly onDismiss: () => void;
}

export function NoAddressPopup({ open, onCreate, onPickUp, onDismiss }: NoAddressPopupProps) {
  const { t, i18n } = useTranslation(['menu', 'common']);
  return (
    <Popup
      open={open}
      title={errorMessage(i18n, 'MISSING_ADDRESS')}
      onClose={onDismiss}
      actions={
        <>
          <Button wide onClick={onCreate}>
            {t('createAddress')}
          </Button>
          <Button variant="secondary" wide onClick={onPickUp}>
            {t('pickUpInstead')}
          </Button>
        </>
      }
    >
      {t('noAddressText')}
    </Popup>
  );
}
