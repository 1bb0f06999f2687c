import {
  backOfficeMachines,
  describeSection,
  isSection,
  pictureUrl,
  selectEntry,
} from '@claypot/counter/back-office';
import type { DraftSection } from '@claypot/sdk/counter';
import { hasRank } from '@claypot/sdk/counter';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useCounter } from '../../../hooks/counter-context.ts';
import { useSession } from '../../../hooks/use-session.ts';
import {
  BACK_OFFICE_PATH,
  entryPath,
  hrefOf,
  NEW_ENTRY,
  sectionPath,
} from '../../../platform/page/paths.ts';
import { UnknownSection } from '../shared/UnknownSection.tsx';
import { WithBackOfficeTexts } from '../shared/WithBackOfficeTexts.tsx';
import { EntryView } from './EntryView.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

export function EntryScreen() {
  const { section, key } = useParams<{ section: string; key: string }>();
  return (
    <WithBackOfficeTexts>
      {isSection(section) ? (
        <OpenEntry
          key={`${section}/${key}`}
          section={section}
          entryKey={key === NEW_ENTRY ? null : key}
        />
      ) : (
        <UnknownSection />
      )}
    </WithBackOfficeTexts>
  );
}

interface OpenEntryProps {
  readonly section: DraftSection;
  readonly entryKey: string | null;
}

function OpenEntry({ section, entryKey }: OpenEntryProps) {
  const counter = useCounter();
  const { runtime } = counter;
  const machines = counter.machines(backOfficeMachines);
  const role = useSession().person?.role ?? 'kitchen';
  const [, navigate] = useLocation();
  const category = new URLSearchParams(useSearch()).get('category');
  const arrival = useHistoryState<{ isAdded?: boolean } | null>();
  const actor = useActorRef(machines.entry, {
    input: { section, key: entryKey, category, isAdded: arrival?.isAdded === true },
  });
  const view = useSelector(actor, selectEntry);
  const guard = useLeaveGuard(view.isEdited);
  const description = describeSection(section);
  const isOnlyOne = section === 'company';
  const backPath = isOnlyOne ? BACK_OFFICE_PATH : sectionPath(section);
  const { change, key } = view;
  useEffect(() => {
    if (entryKey !== null || key === null) return;
    navigate(entryPath(section, key), { replace: true, state: { isAdded: true } });
  }, [entryKey, key, navigate, section]);
  useEffect(() => {
    if (change.outcome === 'removed') navigate(backPath);
  }, [change.outcome, navigate, backPath]);
  return (
    <EntryView
      view={view}
      description={description}
      backHref={hrefOf(backPath)}
      isReadOnly={description.needsOwner && !hasRank(role, 'owner')}
      isLeaving={guard.target !== null}
      createPictureField={() => machines.pictureField}
      pictureUrl={(file) => pictureUrl(runtime, file)}
      edit={(edit) => actor.send({ type: 'EDIT', edit })}
      onCategory={(chosen) => actor.send({ type: 'CATEGORY', category: chosen })}
      onSave={() => actor.send({ type: 'SAVE' })}
      onKeep={() => actor.send({ type: 'KEEP' })}
      onTake={() => actor.send({ type: 'TAKE' })}
      onDiscard={() => actor.send({ type: 'DISCARD' })}
      onRemove={() => actor.send({ type: 'REMOVE' })}
      onReset={() => actor.send({ type: 'RESET' })}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
      onDismiss={() => actor.send({ type: 'DISMISS' })}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onLeave={() => {
        const { target } = guard;
        actor.send({ type: 'DISCARD' });
        guard.stay();
        // The path includes the app's base.
        if (target !== null) navigate(`~${target}`);
      }}
      onStay={guard.stay}
    />
  );
}
