import { counterErrorMessage } from '@claypot/i18n/counter';
import { ErrorState, LoadingOverlay, Screen } from '@claypot/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation } from 'wouter';
import { useCounter } from '../../hooks/counter-context.ts';
import { TimeZoneContext } from '../../hooks/time-zone-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import { INVITATION_PATH, PAIR_PATH, SIGN_IN_PATH } from '../../platform/page/paths.ts';
import { OptionalPart, ScreenBoundary } from '../ScreenBoundary.tsx';
import { OrdersHost } from './OrdersHost.tsx';
import {
  chooseBranchScreen,
  invitationScreen,
  lastBoard,
  lockScreen,
  pairScreen,
  signInScreen,
} from './session-screens.ts';
import { watchTouch } from './watch-touch.ts';

/** Shows `children` to a signed-in person, and the screens of sign-in to everyone else. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { session } = useCounter();
  const { timeZone } = useSession();
  useEffect(() => watchTouch(window, session), [session]);
  return (
    <TimeZoneContext value={timeZone === '' ? 'UTC' : timeZone}>
      <OrdersHost>
        <ScreenBoundary>
          <ForSession>{children}</ForSession>
        </ScreenBoundary>
      </OrdersHost>
    </TimeZoneContext>
  );
}

function ForSession({ children }: { readonly children: ReactNode }) {
  const { status, branch } = useSession();
  const [path] = useLocation();
  const { t } = useTranslation(['counterStart', 'common']);
  switch (status) {
    case 'loading':
      return <LoadingOverlay label={t('common:loading')} />;
    case 'failed':
      return <SessionFailed />;
    case 'unpaired':
      return path === INVITATION_PATH ? <invitationScreen.Component /> : <signInScreen.Component />;
    case 'locked':
      if (path === INVITATION_PATH) return <invitationScreen.Component />;
      return path === SIGN_IN_PATH ? <signInScreen.Component /> : <lockScreen.Component />;
    case 'signedIn':
      if (path === INVITATION_PATH || path === SIGN_IN_PATH) return <Redirect to="/" replace />;
      if (path === PAIR_PATH) return <pairScreen.Component />;
      return branch === null ? <chooseBranchScreen.Component /> : children;
  }
}

/** The session is not known: the server cannot be reached. It is read again until it can. */
function SessionFailed() {
  const { session } = useCounter();
  const { error, isChecking } = useSession();
  const { t, i18n } = useTranslation(['counterStart', 'common']);
  const isUnreachable = error === null || error === 'ERROR' || error === 'OFFLINE';
  return (
    <Screen>
      <ErrorState
        headingLevel={1}
        title={t(isUnreachable ? 'offlineTitle' : 'screenFailedTitle')}
        text={isUnreachable ? t('offlineText') : counterErrorMessage(i18n, error)}
        retryLabel={t('common:retry')}
        retrying={isChecking}
        onRetry={() => session.send({ type: 'RETRY' })}
      />
      <OptionalPart>
        <lastBoard.Component />
      </OptionalPart>
    </Screen>
  );
}
