import {
  cachedBoard,
  createAlarm,
  createBoard,
  createKitchen,
  createPressKeys,
  createSteps,
  followSession,
} from '@claypot/counter/orders';
import type { Role } from '@claypot/sdk/counter';
import { useActorRef } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { OrdersContext, type OrdersRuntime, type RenderApproval } from './orders-context.ts';

interface OrdersProviderProps {
  /** The same object for the life of the page. */
  readonly runtime: OrdersRuntime;
  /** Use it as the `key` too: a change of the branch needs new actors. */
  readonly branchId: string;
  /** Null on a locked device. */
  readonly person: { readonly id: string; readonly role: Role } | null;
  /** IANA zone of the company. */
  readonly timeZone: string;
  readonly renderApproval: RenderApproval;
  readonly children: ReactNode;
}

/** Runs the board, steps, alarm and kitchen of a branch for all screens of orders. */
export function OrdersProvider(props: OrdersProviderProps) {
  const { runtime, branchId, person, timeZone, renderApproval, children } = props;
  const role = person?.role ?? null;
  const board = useActorRef(
    useMemo(() => createBoard(runtime), [runtime]),
    { input: { branch_id: branchId, list: cachedBoard(runtime, branchId) } },
  );
  const steps = useActorRef(useMemo(() => createSteps({ ...runtime, board }), [runtime, board]));
  const kitchen = useActorRef(
    useMemo(() => createKitchen({ ...runtime, board }), [runtime, board]),
  );
  const alarm = useActorRef(useMemo(() => createAlarm({ ...runtime, board }), [runtime, board]));

  const keys = useMemo(() => createPressKeys(runtime.random), [runtime]);

  useEffect(() => followSession({ ...runtime, board, steps }), [runtime, board, steps]);

  useEffect(() => {
    const wake = () => {
      if (document.visibilityState !== 'visible') return;
      board.send({ type: 'VISIBLE' });
      alarm.send({ type: 'VISIBLE' });
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [board, alarm]);

  useEffect(() => {
    let stop = () => {};
    let isWanted = true;
    // Without a connection the code may not load; the next start does without the last board.
    import('./keep-board.ts').then(
      ({ keepBoard }) => {
        if (isWanted) stop = keepBoard({ ...runtime, board, timeZone });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [board, runtime, timeZone]);

  const orders = useMemo(
    () => ({
      board,
      steps,
      alarm,
      kitchen,
      runtime,
      keys,
      branchId,
      timeZone,
      role,
      renderApproval,
    }),
    [board, steps, alarm, kitchen, runtime, keys, branchId, timeZone, role, renderApproval],
  );
  return <OrdersContext value={orders}>{children}</OrdersContext>;
}
