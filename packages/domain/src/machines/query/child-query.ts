import { assign, type EventObject, type MachineContext, type ProvidedActor } from 'xstate';
import { type QuerySnapshot, type QueryView, selectQuery } from './query.selectors.ts';

/** A query that a flow invokes, as it stands among the flow's `children`. */
export type ChildQuery<TData> = { getSnapshot(): QuerySnapshot<TData> } | undefined;

const NOT_INVOKED: QueryView<never> = {
  status: 'loading',
  data: null,
  refreshing: false,
  unconfirmed: false,
  stale: false,
  asOf: null,
  error: null,
};

/** What a query that a flow invokes says; it is loading as long as the flow has not invoked it. */
export function selectChildQuery<TData>(child: ChildQuery<TData>): QueryView<TData> {
  return child === undefined ? NOT_INVOKED : selectQuery(child.getSnapshot());
}

/**
 * The action for `onSnapshot` of an invoked query. A flow's selectors read its queries where they
 * stand, so that what is known is there in the flow's first snapshot; whoever looks at the flow is
 * told of a query's news by a new snapshot of the flow.
 */
export function renewSnapshot<
  TContext extends MachineContext,
  TEvent extends EventObject,
  TActor extends ProvidedActor,
>() {
  return assign<TContext, TEvent, undefined, TEvent, TActor>(() => ({}));
}
