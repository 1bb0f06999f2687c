import type { Freshness } from '@claypot/domain/machines';
import type { Draft, DraftPreview, ErrorCode, PublishedVersion } from '@claypot/sdk/counter';
import type { CounterMutationView } from '../app/machines.ts';
import type { DraftAction } from './draft.machine.ts';

/** The draft and what can be done with all of it. */
export interface DraftView extends Freshness {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly error: ErrorCode | null;
  /** Null before the first load. */
  readonly draft: Draft | null;
  /** Published versions, the newest first; empty for managers. */
  readonly versions: readonly PublishedVersion[];
  readonly act: Pick<CounterMutationView<never, Draft>, 'status' | 'error'> & {
    /** Null if nothing was asked. */
    readonly action: DraftAction | null;
  };
  readonly preview: Pick<CounterMutationView<never, DraftPreview>, 'status' | 'error'> & {
    /** Address of the preview; null before it is created. */
    readonly created: DraftPreview | null;
  };
}
