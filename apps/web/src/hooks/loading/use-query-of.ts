import { type QueryMachine, type QueryView, selectQuery } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { NonReducibleUnknown } from 'xstate';

/** How long what is asked about stays the same before it is asked, in ms. */
const REST = 300;

/** A query about something that may change under the customer's hands, asked once it has rested. */
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
