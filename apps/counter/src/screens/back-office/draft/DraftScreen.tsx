import { draftMachines, selectDraft } from '@claypot/counter/draft';
import { hasRank } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { entryPath, hrefOf, sectionPath } from '../../../platform/page/paths.ts';
import { DraftView } from './DraftView.tsx';

export function DraftScreen() {
  const counter = useCounter();
  const { person } = useSession();
  const actor = useActorRef(counter.machines(draftMachines).draft);
  return (
    <DraftView
      view={useSelector(actor, selectDraft)}
      isOwner={person !== null && hasRank(person.role, 'owner')}
      sectionHref={(section) => hrefOf(sectionPath(section))}
      entryHref={(section, key) => hrefOf(entryPath(section, key))}
      onAct={(action, version) => actor.send({ type: 'ACT', action, version })}
      onPreview={(version) => actor.send({ type: 'PREVIEW', version })}
      onClosePreview={() => actor.send({ type: 'CLOSE_PREVIEW' })}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
      onDismiss={() => actor.send({ type: 'DISMISS' })}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
