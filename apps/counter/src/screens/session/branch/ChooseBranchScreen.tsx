import { useCounter } from '../../../hooks/counter-context.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { ChooseBranchView } from './ChooseBranchView.tsx';

export function ChooseBranchScreen() {
  const { session, language } = useCounter();
  const { companyName, branches } = useSession();
  return (
    <ChooseBranchView
      companyName={companyName}
      branches={branches}
      onChoose={(branch_id) => session.send({ type: 'SELECT_BRANCH', branch_id })}
      onSignOut={() => session.send({ type: 'SIGN_OUT' })}
      onLanguage={(chosen) => language.send({ type: 'CHOOSE', language: chosen })}
    />
  );
}
