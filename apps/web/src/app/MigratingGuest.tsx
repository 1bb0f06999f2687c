import { selectLeftGuest } from '@claypot/domain/account';
import type { App } from '@claypot/domain/app';
import type { I18n } from '@claypot/i18n';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../hooks/app/app-context.ts';
import { MigratingProvider } from '../hooks/app/migrating-context.ts';
import { useLoaded } from '../hooks/loading/use-loaded.ts';
import { useTranslation } from '../hooks/text/use-translation.ts';
import { loadRest } from './current-screen/load-rest.ts';

/** Offers a new member to take over their data as a guest, on top of any screen. */
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
  /** Called with true if this visit has no further questions. */
  readonly onOver: (isOver: boolean) => void;
}

/** Loads the code once; if that fails, the migration waits for the next visit. */
function Migration({ onOver }: MigrationProps) {
  const app = useApp();
  const { i18n } = useTranslation();
  const code = useLoaded(() => loadCode(app, i18n));
  const { report } = app.ports;
  const isFailed = code.status === 'failed';
  const error = isFailed ? code.error : null;
  // Reset for the migration of the next guest.
  useEffect(() => () => onOver(false), [onOver]);
  useEffect(() => {
    if (!isFailed) return;
    report(error);
    onOver(true);
  }, [error, isFailed, onOver, report]);
  if (code.status !== 'ready') return null;
  const { Shown } = code.value;
  return <Shown onOver={onOver} />;
}

async function loadCode(app: App, i18n: I18n) {
  const [Shown] = await Promise.all([
    import('../screens/account/guest-migration/GuestMigration.tsx').then(
      (code) => code.GuestMigration,
    ),
    loadRest(app, i18n),
  ]);
  return { Shown };
}
