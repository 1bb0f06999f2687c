import type { ErrorCode } from '@claypot/sdk';
import { assign, type EventObject, type MachineContext, type ProvidedActor } from 'xstate';
import { type QuerySnapshot, type QueryView, selectQuery } from './query.selectors.ts';

/** A query in the `children` of the flow that invokes it. */
export type ChildQuery<TData, TCode = ErrorCode> =
  | { getSnapshot(): QuerySnapshot<TData, TCode> }
  | undefined;

const NOT_INVOKED: QueryView<never, never> = {
  status: 'loading',
  data: null,
  refreshing: false,
  unconfirmed: false,
  stale: false,
  asOf: null,
  error: null,
};

/** Returns the view of an invoked query; `loading` if the flow has not invoked it. */
export function selectChildQuery<TData, TCode = ErrorCode>(
  child: ChildQuery<TData, TCode>,
): QueryView<TData, TCode> {
  return child === undefined ? NOT_INVOKED : selectQuery(child.getSnapshot());
}

/**
 * Returns the action for `onSnapshot` of an invoked query. It renews the flow's snapshot, so that
 * subscribers of the flow are notified. Selectors of the flow read its queries directly, which
 * includes cached data in the first snapshot.
 */
export function renewSnapshot<
  TContext extends MachineContext,
  TEvent extends EventObject,
  TActor extends ProvidedActor,
>() {
  return assign<TContext, TEvent, undefined, TEvent, TActor>(() => ({}));
}
