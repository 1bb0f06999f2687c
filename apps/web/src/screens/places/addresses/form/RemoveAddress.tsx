import { Button, Icon, trashIcon } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { ConfirmPopup } from '../../../shared/popups/ConfirmPopup.tsx';

interface RemoveAddressProps {
  readonly fullAddress: string;
  readonly onRemove: () => void;
}

export function RemoveAddress({ fullAddress, onRemove }: RemoveAddressProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" wide onClick={() => setAsking(true)}>
        <Icon drawing={trashIcon} size={20} />
        <span>{t('remove')}</span>
      </Button>
      <ConfirmPopup
        open={asking}
        title={t('removeTitle')}
        confirm={t('common:remove')}
        dismiss={t('removeKeep')}
        danger
        onConfirm={() => {
          close();
          onRemove();
        }}
        onDismiss={close}
      >
        {fullAddress}
      </ConfirmPopup>
    </>
  );
}
