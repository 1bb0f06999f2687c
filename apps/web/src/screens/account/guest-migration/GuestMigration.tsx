import { selectGuestMigration } from '@claypot/domain/account';
import { guestMigrationMachines } from '@claypot/domain/app';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { ErrorBoundary } from '../../shared/loading/ErrorBoundary.tsx';
import { GuestMigrationView } from './GuestMigrationView.tsx';

interface GuestMigrationProps {
  /** Called when the migration is done or postponed, or after a render error. */
  readonly onOver: (isOver: true) => void;
}

/**
 * Migrates the guest's cart and addresses to the member and asks the necessary questions. A render
 * error ends it.
 */
export function GuestMigration({ onOver }: GuestMigrationProps) {
  const { ports } = useApp();
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        ports.report(error);
        onOver(true);
      }}
    >
      <Migration onOver={onOver} />
    </ErrorBoundary>
  );
}

function Migration({ onOver }: GuestMigrationProps) {
  const guestMigration = useActorRef(useMachines(guestMigrationMachines).guestMigration);
  const view = useSelector(guestMigration, selectGuestMigration);
  const isOver = view.stage === 'over';

  useEffect(() => {
    if (isOver) onOver(true);
  }, [isOver, onOver]);

  return (
    <GuestMigrationView
      {...view}
      onChoose={(keep) => guestMigration.send({ type: 'CHOOSE', keep })}
      onToggle={(id) => guestMigration.send({ type: 'TOGGLE', id })}
      onSave={() => guestMigration.send({ type: 'SAVE' })}
      onDecline={() => guestMigration.send({ type: 'DECLINE' })}
      onRetry={() => guestMigration.send({ type: 'RETRY' })}
      onLater={() => guestMigration.send({ type: 'LATER' })}
    />
  );
}
