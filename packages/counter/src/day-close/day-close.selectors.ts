import { selectChildQuery } from '@claypot/domain/flows';
import { selectMutation } from '@claypot/domain/machines';
import type { DayState } from '@claypot/sdk/counter';
import type { SnapshotFrom } from 'xstate';
import { viewCountedDrawer } from './count/counted-drawer.ts';
import { draftOf } from './count/drawer-draft.ts';
import type { dayCloseMachine } from './day-close.machine.ts';
import type { DayCloseView } from './views.ts';

type DayCloseSnapshot = SnapshotFrom<typeof dayCloseMachine>;

const IDLE = { status: 'idle', error: null } as const;

export function selectDayClose(snapshot: DayCloseSnapshot): DayCloseView {
  const { children, context } = snapshot;
  const { asOf, data, error, stale, status, unconfirmed } = selectChildQuery(children.state);
  const close = children.close && selectMutation(children.close.getSnapshot());
  const missed = children.missed && selectMutation(children.missed.getSnapshot());
  return {
    status: status === 'ready' || status === 'loading' ? status : 'failed',
    error,
    asOf,
    stale,
    unconfirmed,
    state: data,
    step: stepOf(snapshot, data),
    drawers: (data?.next?.drawers ?? []).map((drawer) =>
      viewCountedDrawer(drawer, draftOf(context.drafts, drawer.id)),
    ),
    wasTried: context.wasTried,
    closing: close === undefined ? IDLE : { status: close.status, error: close.error },
    missed: {
      ...(missed === undefined ? IDLE : { status: missed.status, error: missed.error }),
      count: missedDays(data),
    },
    closed: close?.output ?? null,
  };
}

/** Without a day to close, the count of another person's close is over. */
function stepOf(snapshot: DayCloseSnapshot, state: DayState | null): DayCloseView['step'] {
  if (snapshot.matches('done')) return 'done';
  if (state?.next == null) return 'overview';
  if (snapshot.matches('counting')) return 'counting';
  return snapshot.matches('review') ? 'review' : 'overview';
}

/** Returns how many days `closeMissedDays` closes at least: all before the last two open ones. */
function missedDays(state: DayState | null): number {
  if (state?.next?.must_count !== false) return 0;
  return Math.max(1, state.open_days.length - 2);
}
