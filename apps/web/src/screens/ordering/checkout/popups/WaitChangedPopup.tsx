import type { FulfilmentMethod } from '@claypot/domain/places';
import type { WaitChangedData } from '@claypot/sdk';
import { Button, Popup } from '@claypot/ui';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

interface WaitChangedPopupProps {
  readonly open: boolean;
  readonly method: FulfilmentMethod;
  readonly waiting: WaitChangedData | null;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

/** Asks whether to order although it takes longer than the checkout showed. */
export function WaitChangedPopup(props: WaitChangedPopupProps) {
  const { open, method, waiting, onConfirm, onDismiss } = props;
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const time = waiting && format.time(Temporal.Instant.from(waiting.asap_time));
  return (
    <Popup
      open={open}
      title={t('waitChangedTitle')}
      onClose={onDismiss}
      actions={
        time && (
          <>
            <Button wide size="lg" onClick={onConfirm}>
              {t('waitAccept', { time })}
            </Button>
            <Button wide variant="quiet" onClick={onDismiss}>
              {t('notYet')}
            </Button>
          </>
        )
      }
    >
      {waiting && time && (
        <span>
          {t(method === 'delivery' ? 'waitChangedDelivery' : 'waitChangedPickup', {
            minutes: waiting.asap_minutes,
            time,
          })}
        </span>
      )}
    </Popup>
  );
}
