import {
  backOfficeMachines,
  describeSection,
  isSection,
  pictureUrl,
  selectSection,
} from '@claypot/counter/back-office';
import type { DraftSection } from '@claypot/sdk/counter';
import { hasRank } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { Redirect, useParams } from 'wouter';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useSession } from '../../../hooks/use-session.ts';
import { BACK_OFFICE_PATH, entryPath, hrefOf, NEW_ENTRY } from '../../../platform/page/paths.ts';
import { UnknownSection } from '../shared/UnknownSection.tsx';
import { WithBackOfficeTexts } from '../shared/WithBackOfficeTexts.tsx';
import { SectionView } from './SectionView.tsx';

export function SectionScreen() {
  const { section } = useParams<{ section: string }>();
  // The company is a single entry.
  if (section === 'company') return <Redirect to={entryPath('company', 'company')} replace />;
  return (
    <WithBackOfficeTexts>
      {isSection(section) ? <OpenSection key={section} section={section} /> : <UnknownSection />}
    </WithBackOfficeTexts>
  );
}

function OpenSection({ section }: { readonly section: DraftSection }) {
  const counter = useCounter();
  const role = useSession().person?.role ?? 'kitchen';
  const actor = useActorRef(counter.machines(backOfficeMachines).section, { input: { section } });
  const view = useSelector(actor, selectSection);
  const description = describeSection(section);
  return (
    <SectionView
      view={view}
      description={description}
      isReadOnly={description.needsOwner && !hasRank(role, 'owner')}
      backHref={hrefOf(BACK_OFFICE_PATH)}
      hrefOfEntry={(key) => hrefOf(entryPath(section, key))}
      pictureUrl={(file) => pictureUrl(counter.runtime, file)}
      newHref={(category) => {
        const query = category === null ? '' : `?${new URLSearchParams({ category })}`;
        return hrefOf(entryPath(section, NEW_ENTRY)) + query;
      }}
      onFilter={(filter) => actor.send({ type: 'FILTER', filter })}
      onMove={(key, by) => actor.send({ type: 'MOVE', key, by })}
      onPlace={(key, at) => actor.send({ type: 'PLACE', key, at })}
      onRemove={(key) => actor.send({ type: 'REMOVE', key })}
      onUndo={() => actor.send({ type: 'UNDO' })}
      onRestore={(key) => actor.send({ type: 'RESTORE', key })}
      onDismiss={() => actor.send({ type: 'DISMISS' })}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  );
}
