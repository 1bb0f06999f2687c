import { hasRank } from '@claypot/sdk/counter';
import { EmptyState, LinkButton, Screen, Stack } from '@claypot/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useSession } from '../hooks/use-session.ts';
import { focusScreenTitle } from '../platform/page/focus-screen-title.ts';
import { BASE } from '../platform/page/follow-links.ts';
import { MORE_PATH } from '../platform/page/paths.ts';
import { ROUTES } from '../routes/routes.ts';
import { onDemandScreen } from '../screens/shared/on-demand/on-demand-screen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

const { Component: MoreScreen } = onDemandScreen(
  async () => (await import('./frame/MoreScreen.tsx')).MoreScreen,
);

/** Renders the screen of the path. */
export function CurrentScreen() {
  const { t } = useTranslation('counterStart');
  const [path] = useLocation();
  const own = useSession().person?.role ?? 'kitchen';
  return (
    <ScreenBoundary key={path}>
      <Switch>
        {ROUTES.filter(({ role }) => hasRank(own, role)).map(
          ({ path: at, label, Component: Shown }) => (
            <Route key={at} path={at}>
              <Arrival title={t(label)}>
                <Shown />
              </Arrival>
            </Route>
          ),
        )}
        {/* The previous person of the device may have left a screen that this one may not open. */}
        {ROUTES.filter(({ role }) => !hasRank(own, role)).map(({ path: at }) => (
          <Route key={at} path={at}>
            <Redirect to="/" replace />
          </Route>
        ))}
        <Route path={MORE_PATH}>
          <Arrival title={t('more')}>
            <MoreScreen />
          </Arrival>
        </Route>
        <Route>
          <Arrival title={t('notFoundTitle')}>
            <NotFound />
          </Arrival>
        </Route>
      </Switch>
    </ScreenBoundary>
  );
}

/** Sets the title of the page and moves the focus to the heading once the screen is shown. */
function Arrival({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation('counterStart');
  const full = t('pageTitle', { screen: title });
  useEffect(() => {
    document.title = full;
  }, [full]);
  useEffect(() => {
    focusScreenTitle();
    scrollTo(0, 0);
  }, []);
  return children;
}

function NotFound() {
  const { t } = useTranslation('counterStart');
  return (
    <Screen>
      <Stack>
        <EmptyState
          headingLevel={1}
          title={t('notFoundTitle')}
          text={t('notFoundText')}
          action={<LinkButton href={BASE}>{t('openOrders')}</LinkButton>}
        />
      </Stack>
    </Screen>
  );
}
