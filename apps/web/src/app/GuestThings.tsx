import { type App, selectLeftGuest } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import type { i18n as I18n } from 'i18next';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from './AppContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadRest } from './load-rest.ts';

/** Brings a new member what they had as a guest, over whatever screen they are on. */
export function GuestThings() {
  const { session } = useApp();
  const wasGuest = useSelector(session, (snapshot) => selectLeftGuest(snapshot) !== null);
  return wasGuest ? <Bringing /> : null;
}

/** Its code is asked for once; without it the things wait for the next visit. */
function Bringing() {
  const app = useApp();
  const { i18n } = useTranslation();
  const [code] = useState(() => loadCode(app, i18n));
  return (
    <ErrorBoundary fallback={null} onError={app.ports.report}>
      <Suspense fallback={null}>
        <Loaded code={code} />
      </Suspense>
    </ErrorBoundary>
  );
}

type Code = ReturnType<typeof loadCode>;

async function loadCode(app: App, i18n: I18n) {
  const [{ Handover }] = await Promise.all([
    import('../screens/handover/Handover.tsx'),
    loadRest(app, i18n),
  ]);
  return Handover;
}

/** Suspends while the code is on the way, and so has no state of its own. */
function Loaded({ code }: { readonly code: Code }) {
  const Handover = use(code);
  return <Handover />;
}
