import { guard, type ScreenName, selectCompany, selectIdentity } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import { Suspense, use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { warmLikelyNext } from '../routes/likely-next.ts';
import { nearestParent } from '../routes/nearest-parent.ts';
import type { RouteParams } from '../routes/screen-props.ts';
import { PUBLIC_SCREENS, useScreen } from '../routes/screens.ts';
import { documentTitle } from '../routes/titles.ts';
import { useApp } from './AppContext.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ParentContext } from './ParentContext.ts';
import { usePath } from './PathContext.ts';
import { ScreenFailed } from './ScreenFailed.tsx';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';
import { useArrival } from './useArrival.ts';

/** How long a new screen has the line for itself, in ms, before code is fetched ahead. */
const FIRST_LOOK = 1000;

/** Shows what the guard decides for the path and whoever is looking. */
export function CurrentScreen() {
  const { session, ports } = useApp();
  const identity = useSelector(session, selectIdentity);
  const { pathname, full } = usePath();
  const shown = guard(full, identity);
  const redirect = 'redirect' in shown ? shown.redirect : null;

  useEffect(() => {
    if (redirect !== null) ports.navigation.to(redirect, { replace: true });
  }, [redirect, ports]);

  const visits = useRef(0);
  if ('redirect' in shown) return <ScreenPlaceholder />;
  return (
    <ErrorBoundary key={pathname} fallback={<ScreenFailed />} onError={ports.report}>
      <Suspense fallback={<ScreenPlaceholder />}>
        <ParentContext value={nearestParent(pathname)}>
          <Loaded name={shown.screen} params={shown.params} visits={visits} />
        </ParentContext>
      </Suspense>
    </ErrorBoundary>
  );
}

interface LoadedProps {
  readonly name: ScreenName;
  readonly params: RouteParams;
  readonly visits: { current: number };
}

/** Suspends while the code is on the way, and so has no state of its own. */
function Loaded({ name, params, visits }: LoadedProps) {
  const Screen = useScreen(name);
  const { loadMachines } = useApp();
  if (!PUBLIC_SCREENS.includes(name)) use(loadMachines());
  return (
    <>
      <Arrival name={name} visits={visits} />
      <Screen params={params} />
    </>
  );
}

function Arrival({ name, visits }: Omit<LoadedProps, 'params'>) {
  const { i18n } = useTranslation();
  const companyName = useSelector(useApp().company, selectCompany)?.company_name ?? '';
  useArrival(documentTitle(i18n, name, companyName), visits);
  const { loadMachines } = useApp();
  useEffect(() => {
    const timer = setTimeout(() => {
      // Parts, in a profile, what this screen needed from what the next ones may.
      performance.mark('claypot:ahead');
      loadMachines().catch(() => undefined);
      warmLikelyNext(name);
    }, FIRST_LOOK);
    return () => clearTimeout(timer);
  }, [name, loadMachines]);
  return null;
}
