import { EmptyState, LinkButton, LoadingOverlay, Screen, Stack } from '@claypot/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch, useLocation } from 'wouter';
import { BASE } from '../platform/page/follow-links.ts';
import { ROUTES } from '../routes/routes.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

/** Renders the screen of the path. */
export function CurrentScreen() {
  const { t } = useTranslation('counterStaff');
  const [path] = useLocation();
  return (
    <ScreenBoundary key={path}>
      <Suspense fallback={<LoadingOverlay label={t('loading')} />}>
        <Switch>
          {ROUTES.map(({ path: own, label, Screen: Shown }) => (
            <Route key={own} path={own}>
              <Arrival title={t(label)}>
                <Shown />
              </Arrival>
            </Route>
          ))}
          <Route>
            <Arrival title={t('notFoundTitle')}>
              <NotFound />
            </Arrival>
          </Route>
        </Switch>
      </Suspense>
    </ScreenBoundary>
  );
}

/** Sets the title of the page and moves the focus to the heading once the screen is shown. */
function Arrival({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation('counterStaff');
  const full = t('pageTitle', { screen: title });
  useEffect(() => {
    document.title = full;
  }, [full]);
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('[data-screen-title]');
    heading?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  return children;
}

function NotFound() {
  const { t } = useTranslation('counterStaff');
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
