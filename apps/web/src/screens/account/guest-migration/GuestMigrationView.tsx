import type { GuestMigrationView as State } from '@claypot/domain/account';
import { AddressOffer } from './AddressOffer.tsx';
import { CartChoice } from './CartChoice.tsx';
import { FailedPopup } from './FailedPopup.tsx';

interface GuestMigrationViewProps extends State {
  readonly onChoose: (keep: 'guest' | 'member') => void;
  readonly onToggle: (id: string) => void;
  readonly onSave: () => void;
  readonly onDecline: () => void;
  readonly onRetry: () => void;
  readonly onLater: () => void;
}

/**
 * Renders a dialog for a question or a failure, otherwise nothing. Most migrations have neither.
 */
export function GuestMigrationView(props: GuestMigrationViewProps) {
  const { stage, preview, chosen, addresses, busy, error, onRetry, onLater } = props;
  if (stage === 'asking' && preview !== null) {
    return (
      <CartChoice chosen={chosen} preview={preview} onChoose={props.onChoose} onLater={onLater} />
    );
  }
  if (stage === 'offering') {
    return (
      <AddressOffer
        addresses={addresses}
        busy={busy}
        error={error}
        onToggle={props.onToggle}
        onSave={props.onSave}
        onDecline={props.onDecline}
        onLater={onLater}
      />
    );
  }
  return stage === 'failed' ? <FailedPopup onRetry={onRetry} onLater={onLater} /> : null;
}
