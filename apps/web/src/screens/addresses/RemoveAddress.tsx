import { Button, Icon, Popup } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface RemoveAddressProps {
  readonly fullAddress: string;
  readonly onRemove: () => void;
}

/** Takes an address away, after asking. */
export function RemoveAddress({ fullAddress, onRemove }: RemoveAddressProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const [asking, setAsking] = useState(false);
  const keep = () => setAsking(false);
  return (
    <>
      <Button variant="quiet" wide onClick={() => setAsking(true)}>
        <Icon name="trash" size={20} />
        {t('remove')}
      </Button>
      <Popup
        open={asking}
        title={t('removeTitle')}
        onClose={keep}
        actions={
          <>
            <Button wide size="lg" variant="secondary" onClick={keep}>
              {t('removeKeep')}
            </Button>
            <Button
              wide
              size="lg"
              variant="danger"
              onClick={() => {
                keep();
                onRemove();
              }}
            >
              {t('common:remove')}
            </Button>
          </>
        }
      >
        {fullAddress}
      </Popup>
    </>
  );
}
