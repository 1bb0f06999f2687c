import { type App, selectLeftGuest } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from './AppContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadRest } from './load-rest.ts';
import { MigratingProvider } from './MigratingContext.ts';

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
  const app = useApp();
  const { i18n } = useTranslation();
  const [code] = useState(() => loadCode(app, i18n));
  // The next guest's things begin anew.
  useEffect(() => () => onOver(false), [onOver]);
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        app.ports.report(error);
        onOver(true);
      }}
    >
      <Suspense fallback={null}>
        <Loaded code={code} onOver={onOver} />
      </Suspense>
    </ErrorBoundary>
  );
}

type Code = ReturnType<typeof loadCode>;

async function loadCode(app: App, i18n: I18n) {
  const [{ GuestMigration }] = await Promise.all([
    import('../screens/guestMigration/GuestMigration.tsx'),
    loadRest(app, i18n),
  ]);
  return GuestMigration;
}

/** Suspends while the code is on the way, and so has no state of its own. */
function Loaded({ code, onOver }: MigrationProps & { readonly code: Code }) {
  const GuestMigration = use(code);
  return <GuestMigration onOver={onOver} />;
}
