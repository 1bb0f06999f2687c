import { counterErrorMessage } from '@claypot/i18n/counter';
import { ErrorState, LoadingOverlay, Screen } from '@claypot/ui';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation } from 'wouter';
import { useCounter } from '../../hooks/counter-context.ts';
import { TimeZoneContext } from '../../hooks/time-zone-context.ts';
import { useSession } from '../../hooks/use-session.ts';
import { INVITATION_PATH, PAIR_PATH, SIGN_IN_PATH } from '../../platform/page/paths.ts';
import { ChooseBranchScreen } from '../../screens/session/branch/ChooseBranchScreen.tsx';
import { InvitationScreen } from '../../screens/session/invitation/InvitationScreen.tsx';
import { LockScreen } from '../../screens/session/lock/LockScreen.tsx';
import { PairScreen } from '../../screens/session/pair/PairScreen.tsx';
import { SignInScreen } from '../../screens/session/sign-in/SignInScreen.tsx';
import { OrdersHost } from './OrdersHost.tsx';
import { watchTouch } from './watch-touch.ts';

/** Shows `children` to a signed-in person, and the way in to everyone else. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { session } = useCounter();
  const { timeZone } = useSession();
  useEffect(() => watchTouch(window, session), [session]);
  return (
    <TimeZoneContext value={timeZone === '' ? 'UTC' : timeZone}>
      <OrdersHost>
        <ForSession>{children}</ForSession>
      </OrdersHost>
    </TimeZoneContext>
  );
}

function ForSession({ children }: { readonly children: ReactNode }) {
  const { status, branch } = useSession();
  const [path] = useLocation();
  const { t } = useTranslation('counterStaff');
  switch (status) {
    case 'loading':
      return <LoadingOverlay label={t('loading')} />;
    case 'failed':
      return <SessionFailed />;
    case 'unpaired':
      return path === INVITATION_PATH ? <InvitationScreen /> : <SignInScreen />;
    case 'locked':
      if (path === INVITATION_PATH) return <InvitationScreen />;
      return path === SIGN_IN_PATH ? <SignInScreen /> : <LockScreen />;
    case 'signedIn':
      if (path === INVITATION_PATH || path === SIGN_IN_PATH) return <Redirect to="/" replace />;
      if (path === PAIR_PATH) return <PairScreen />;
      return branch === null ? <ChooseBranchScreen /> : children;
  }
}

function SessionFailed() {
  const { session } = useCounter();
  const { error, isChecking } = useSession();
  const { t, i18n } = useTranslation('counterStaff');
  return (
    <Screen>
      <ErrorState
        headingLevel={1}
        title={t('screenFailedTitle')}
        text={error === null ? t('screenFailedText') : counterErrorMessage(i18n, error)}
        retryLabel={t('retry')}
        retrying={isChecking}
        onRetry={() => session.send({ type: 'RETRY' })}
      />
    </Screen>
  );
}
