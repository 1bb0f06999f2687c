import { Button, Callout, checkIcon, useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import type { BookingsViewProps } from '../BookingsView.tsx';
import { DONE_TEXTS } from '../shared/booking-texts.ts';
import { useBookingWords } from '../shared/use-booking-words.ts';

type StepDoneProps = Pick<BookingsViewProps, 'view' | 'onStep' | 'onDismiss'>;

/** Confirms the last step, and takes it back. */
export function StepDone({ view, onStep, onDismiss }: StepDoneProps) {
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  const { booking, status, step } = view.step;
  const text =
    status === 'done' && booking !== null && step !== null
      ? t(DONE_TEXTS[step], { name: words.name(booking) })
      : null;
  useAnnouncement(text);
  if (text === null) return null;
  const all = [...view.groups.seated, ...view.groups.ended];
  const party = all.find((each) => each.booking.id === booking?.id);
  const canUndo = step !== 'undo' && party?.steps.includes('undo') === true;
  return (
    <Callout
      tone="success"
      icon={checkIcon}
      action={
        <>
          {canUndo && (
            <Button variant="secondary" onClick={() => onStep(party, 'undo')}>
              {t('undo')}
            </Button>
          )}
          <Button variant="quiet" onClick={onDismiss}>
            {t('close')}
          </Button>
        </>
      }
    >
      {text}
    </Callout>
  );
}
