import { selectIdentity, selectWelcomeDue } from '@claypot/domain/account';
import type { App } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import {
  guard,
  leadsIn,
  parentOf,
  ROUTES,
  type RouteName,
  type RouteParams,
  type ScreenName,
} from '@claypot/domain/routes';
import type { I18n } from '@claypot/i18n';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useApp } from '../../hooks/app/app-context.ts';
import { useLoaded } from '../../hooks/loading/use-loaded.ts';
import { ParentContext } from '../../hooks/navigation/parent-context.ts';
import { usePath } from '../../hooks/navigation/path-context.ts';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { documentTitle } from '../../routes/document-title.ts';
import { isPublic } from '../../routes/is-public.ts';
import { loadScreen, prefetchNext, screenAtHand } from '../../routes/load-screen.ts';
import { openPath } from '../../routes/open-path.ts';
import type { ScreenComponent } from '../../screens/definition/screen.ts';
import { ErrorBoundary } from '../../screens/shared/loading/ErrorBoundary.tsx';
import { isRestLoaded, loadRest } from './load-rest.ts';
import { ScreenFailed } from './ScreenFailed.tsx';
import { ScreenPlaceholder } from './ScreenPlaceholder.tsx';
import { useArrival } from './use-arrival.ts';

/**
 * Delay before prefetching code and data, in ms. A new screen has the connection to itself until
 * then.
 */
const FIRST_LOOK = 1000;

/** Renders the screen that the guard selects for the path and the visitor. */
export function CurrentScreen() {
  const app = useApp();
  const { session, ports } = app;
  const identity = useSelector(session, selectIdentity);
  const { pathname, full } = usePath();
  const shown = guard(full, identity, useSelector(session, selectWelcomeDue));
  const redirect = 'redirect' in shown ? shown.redirect : null;

  useEffect(() => {
    if (redirect === null) return;
    const path = openPath(app, redirect);
    // A signed-in member must not return to the sign-in screens with Back: they would redirect
    // again.
    if (identity === 'member' && leadsIn(full)) ports.navigation.end(path);
    else ports.navigation.to(path, { replace: true });
  }, [redirect, ports, app, identity, full]);

  const visits = useRef(0);
  if ('redirect' in shown) return <ScreenPlaceholder name={null} route={null} />;
  return (
    <ParentContext value={parentOf(full) ?? ROUTES.home.path}>
      <Visit
        key={pathname}
        name={shown.screen}
        route={shown.route}
        params={shown.params}
        visits={visits}
      />
    </ParentContext>
  );
}

interface VisitProps {
  readonly name: ScreenName;
  readonly route: RouteName | null;
  readonly params: RouteParams;
  readonly visits: { current: number };
}

/** One visit of a path. Its code is requested once and either loads or fails. */
function Visit(props: VisitProps) {
  const { ports } = useApp();
  return (
    <ErrorBoundary
      fallback={<ScreenFailed name={props.name} route={props.route} />}
      onError={ports.report}
    >
      <Loaded {...props} />
    </ErrorBoundary>
  );
}

function Loaded({ name, params, route, visits }: VisitProps) {
  const app = useApp();
  const { i18n } = useTranslation();
  const code = useLoaded(() => loadCode(name, app, i18n));
  const { report } = app.ports;
  const error = code.status === 'failed' ? code.error : undefined;
  useEffect(() => {
    if (error !== undefined) report(error);
  }, [error, report]);
  if (code.status === 'failed') return <ScreenFailed name={name} route={route} isMissing />;
  if (code.status === 'loading') return <ScreenPlaceholder name={name} route={route} />;
  const { Screen } = code.value;
  return (
    <>
      <Arrival name={name} route={route} visits={visits} />
      <Screen params={params} />
    </>
  );
}

interface Code {
  readonly Screen: ScreenComponent;
}

/** Returns the code that a screen needs, or a promise that loads all of it in parallel. */
function loadCode(name: ScreenName, app: App, i18n: I18n): Code | Promise<Code> {
  const Screen = screenAtHand(name);
  const isReady = isPublic(name) || isRestLoaded(name, app, i18n);
  if (Screen && isReady) return { Screen };
  return Promise.all([Screen ?? loadScreen(name), isReady || loadRest(app, i18n)]).then(
    ([loaded]) => ({ Screen: loaded }),
  );
}

function Arrival({ name, route, visits }: Omit<VisitProps, 'params'>) {
  const app = useApp();
  const { i18n } = useTranslation();
  const companyName = useSelector(app.company, selectCompany)?.company_name ?? '';
  useArrival(documentTitle(i18n, name, route, companyName), visits);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Separates, in a profile, what this screen loads from the prefetch for the next ones.
      performance.mark('claypot:ahead');
      loadRest(app, i18n)
        .then(app.loadMachines)
        .catch(() => undefined);
      app.need('cart');
      app.need('addresses');
      prefetchNext(name);
    }, FIRST_LOOK);
    return () => clearTimeout(timer);
  }, [name, app, i18n]);
  return null;
}
