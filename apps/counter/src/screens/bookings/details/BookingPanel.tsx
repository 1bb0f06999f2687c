import type { BookingStepView, BookingView } from '@claypot/counter/bookings';
import type { BookingStepName } from '@claypot/domain/booking-steps';
import { Badge, Button, SidePanel, Stack } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Rejection } from '../../shared/forms/Rejection.tsx';
import { STEP_TEXTS, statusText, statusTone } from '../shared/booking-texts.ts';
import { useBookingWords } from '../shared/use-booking-words.ts';
import { BookingFacts } from './BookingFacts.tsx';

export interface BookingPanelProps {
  readonly party: BookingView;
  readonly step: BookingStepView;
  readonly onStep: (party: BookingView, step: BookingStepName) => void;
  readonly onMove: (party: BookingView) => void;
  readonly onReject: (party: BookingView) => void;
  readonly onClose: () => void;
}

/** All about one booking, with everything that can be done with it now. */
export function BookingPanel(props: BookingPanelProps) {
  const { party, step, onStep, onMove, onReject, onClose } = props;
  const { t } = useTranslation('counterBookings');
  const words = useBookingWords();
  const { booking, canMove, canReject, steps } = party;
  const isRunning = step.status === 'running';
  return (
    <SidePanel
      open
      title={words.name(booking)}
      aside={<Badge tone={statusTone(booking)}>{t(statusText(booking))}</Badge>}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <Stack gap={6}>
        <Rejection code={step.status === 'rejected' ? step.error : null} />
        <BookingFacts party={party} />
        <Stack gap={3}>
          {steps.map((each, position) => (
            <Button
              key={each}
              size="lg"
              wide
              variant={position === 0 && each !== 'undo' ? 'primary' : 'secondary'}
              pending={isRunning && step.step === each}
              onClick={() => onStep(party, each)}
            >
              {t(STEP_TEXTS[each])}
            </Button>
          ))}
          {canMove && (
            <Button size="lg" wide variant="secondary" onClick={() => onMove(party)}>
              {t('move')}
            </Button>
          )}
          {canReject && (
            <Button size="lg" wide variant="danger" onClick={() => onReject(party)}>
              {t(booking.status === 'PENDING' ? 'reject' : 'withdraw')}
            </Button>
          )}
        </Stack>
      </Stack>
    </SidePanel>
  );
}
