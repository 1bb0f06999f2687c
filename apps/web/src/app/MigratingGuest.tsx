import { type App, selectLeftGuest } from '@claypot/domain';
import type { I18n } from '@claypot/i18n';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from './AppContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadRest } from './load-rest.ts';
import { MigratingProvider } from './MigratingContext.ts';
import { useLoaded } from './useLoaded.ts';
import { useTranslation } from './useTranslation.ts';

/** Brings a new member what they had as a guest, over whatever screen they are on. */
export function MigratingGuest({ children }: { readonly children: ReactNode }) {
  const { session } = useApp();
  const wasGuest = useSelector(session, (snapshot) => selectLeftGuest(snapshot) !== null);
  const [isOver, setOver] = useState(false);
  return (
    <MigratingProvider value={wasGuest && !isOver}>
      {children}
      {wasGuest && <Migration onOver={setOver} />}
    </MigratingProvider>
  );
}

interface MigrationProps {
  /** Whether nothing more will be asked at this visit. */
  readonly onOver: (isOver: boolean) => void;
}

/** Its code is asked for once; without it the things wait for the next visit. */
function Migration({ onOver }: MigrationProps) {
  const { ports } = useApp();
  // The next guest's things begin anew.
  useEffect(() => () => onOver(false), [onOver]);
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        ports.report(error);
        onOver(true);
      }}
    >
      <Loaded onOver={onOver} />
    </ErrorBoundary>
  );
}

function Loaded({ onOver }: MigrationProps) {
  const app = useApp();
  const { i18n } = useTranslation();
  const code = useLoaded(() => loadCode(app, i18n));
  if (code.status === 'failed') throw code.error;
  if (code.status === 'loading') return null;
  const { Shown } = code.value;
  return <Shown onOver={onOver} />;
}

async function loadCode(app: App, i18n: I18n) {
  const [Shown] = await Promise.all([
    import('../screens/guestMigration/GuestMigration.tsx').then((code) => code.GuestMigration),
    loadRest(app, i18n),
  ]);
  return { Shown };
}
