import type { ErrorCode } from '@claypot/sdk';
import type { SnapshotFrom } from 'xstate';
import type { resourceMachine } from './resource.machine.ts';

export type ResourceSnapshot = SnapshotFrom<typeof resourceMachine>;

/** All that a view of a loaded thing may ask. */
export interface ResourceView<TData> {
  status: 'loading' | 'empty' | 'ready' | 'failed';
  /** Null while loading for the first time and after that failed. */
  data: TData | null;
  /** A newer version is on its way behind what is shown. */
  refreshing: boolean;
  /** What is shown may be old: the newer version could not be loaded. */
  stale: boolean;
  error: ErrorCode | null;
}

/** `TData` is the type of the resource's loader: the machine itself does not know it. */
export function selectResource<TData>(snapshot: ResourceSnapshot): ResourceView<TData> {
  return {
    status: statusOf(snapshot),
    data: snapshot.context.data as TData | null,
    refreshing: snapshot.hasTag('refreshing'),
    stale: snapshot.matches('stale'),
    error: snapshot.context.error,
  };
}

function statusOf(snapshot: ResourceSnapshot): ResourceView<unknown>['status'] {
  if (snapshot.hasTag('loading')) return 'loading';
  if (snapshot.hasTag('failed')) return 'failed';
  return snapshot.context.empty ? 'empty' : 'ready';
}
