import { type QueryMachine, type QueryView, selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { NonReducibleUnknown } from 'xstate';
import { useActorRef } from '../app/use-actor-ref.ts';

/** Debounce of the input, in ms. */
const REST = 300;

/** Runs a query with an input that the customer may still be changing, debounced. */
export function useQueryOf<TInput extends NonReducibleUnknown, TData>(
  machine: QueryMachine<TInput, TData>,
  input: TInput,
): QueryView<TData> & { readonly retry: () => void } {
  const query = useActorRef(machine, { input });
  const asked = JSON.stringify(input);
  const [known, setLoadedKey] = useState(asked);
  useEffect(() => {
    if (asked === known) return;
    const timer = setTimeout(() => {
      setLoadedKey(asked);
      query.send({ type: 'SET_INPUT', input });
    }, REST);
    return () => clearTimeout(timer);
  });
  const view = useSelector(query, selectQuery<TData>);
  return { ...view, retry: () => query.send({ type: 'RETRY' }) };
}
