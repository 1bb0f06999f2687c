import { selectBranch, selectGuestName } from '@claypot/domain';
import { useSelector } from '@xstate/react';
import { useApp } from '../../app/AppContext.ts';
import { MeView } from './MeView.tsx';

export function MeScreen() {
  const { session } = useApp();
  return (
    <MeView
      name={useSelector(session, selectGuestName) ?? ''}
      branchName={useSelector(session, (snapshot) => selectBranch(snapshot)?.name ?? null)}
    />
  );
}
