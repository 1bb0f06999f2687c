import { onDemand } from '../../screens/shared/on-demand/on-demand.tsx';
import { onDemandScreen } from '../../screens/shared/on-demand/on-demand-screen.tsx';

export const chooseBranchScreen = onDemandScreen(
  async () =>
    (await import('../../screens/session/branch/ChooseBranchScreen.tsx')).ChooseBranchScreen,
);

export const invitationScreen = onDemandScreen(
  async () =>
    (await import('../../screens/session/invitation/InvitationScreen.tsx')).InvitationScreen,
);

export const lockScreen = onDemandScreen(
  async () => (await import('../../screens/session/lock/LockScreen.tsx')).LockScreen,
);

export const pairScreen = onDemandScreen(
  async () => (await import('../../screens/session/pair/PairScreen.tsx')).PairScreen,
);

export const signInScreen = onDemandScreen(
  async () => (await import('../../screens/session/sign-in/SignInScreen.tsx')).SignInScreen,
);

/** The last orders of the device, while the server cannot be reached. */
export const lastBoard = onDemand(
  async () => (await import('../../screens/session/offline/LastBoard.tsx')).LastBoard,
);
