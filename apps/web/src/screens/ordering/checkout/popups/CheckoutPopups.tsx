import type { CheckoutView } from '@claypot/domain/ordering';
import type { FulfilmentMethod } from '@claypot/domain/places';
import type { FormActions } from '../form-actions.ts';
import { ClosedPopup } from './ClosedPopup.tsx';
import { ConfirmGuestPopup } from './ConfirmGuestPopup.tsx';
import { PriceChangedPopup } from './PriceChangedPopup.tsx';
import { UnavailablePopup } from './UnavailablePopup.tsx';
import { WaitChangedPopup } from './WaitChangedPopup.tsx';

interface CheckoutPopupsProps {
  readonly checkout: CheckoutView;
  readonly method: FulfilmentMethod;
  readonly actions: Pick<FormActions, 'confirm' | 'dismiss' | 'join' | 'remove'>;
  readonly pointsByJoining: number;
  /** Current time in the time zone of the branch. */
  readonly now: Temporal.ZonedDateTime;
}

/** Popups of the checkout; at most one is open. */
export function CheckoutPopups(props: CheckoutPopupsProps) {
  const { checkout, method, actions, pointsByJoining, now } = props;
  const { stage, problem } = checkout;
  const { confirm, dismiss, join, remove } = actions;
  return (
    <>
      <ConfirmGuestPopup
        open={stage === 'confirmingGuest'}
        points={pointsByJoining}
        onConfirm={confirm}
        onJoin={join}
        onDismiss={dismiss}
      />
      <ClosedPopup
        open={stage === 'closed'}
        hours={problem?.kind === 'closed' ? problem.hours : null}
        today={now.toPlainDate()}
        onDismiss={dismiss}
      />
      <PriceChangedPopup
        open={stage === 'priceChanged'}
        total={problem?.kind === 'priceChanged' ? problem.figures.total : null}
        onConfirm={confirm}
        onDismiss={dismiss}
      />
      <WaitChangedPopup
        open={stage === 'waitChanged'}
        method={method}
        waiting={problem?.kind === 'waitChanged' ? problem.waiting : null}
        onConfirm={confirm}
        onDismiss={dismiss}
      />
      <UnavailablePopup
        open={stage === 'unavailable'}
        lines={problem?.kind === 'unavailable' ? problem.lines : []}
        onRemove={(ids) => {
          for (const id of ids) remove(id);
          dismiss();
        }}
        onDismiss={dismiss}
      />
    </>
  );
}
