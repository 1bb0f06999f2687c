import { createDrawers, drawerOf, storeDrawer } from '@claypot/counter/pay';
import { selectQuery } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useCounter } from '../../../../hooks/counter-context.ts';
import type { DrawerChoice } from './drawer-choice.ts';

interface DrawersOfBranch {
  /** Empty until they are loaded. */
  readonly drawers: readonly DrawerChoice[];
  /** Stores the choice for the next payment at this device, and sends it. */
  readonly choose: (drawerId: string) => void;
}

/**
 * Returns the drawers of a branch. Sends the drawer of this device once they are loaded.
 *
 * @param send puts the drawer into the form
 */
export function useDrawers(branchId: string, send: (drawerId: string) => void): DrawersOfBranch {
  const { runtime } = useCounter();
  const actor = useActorRef(
    useMemo(() => createDrawers(runtime), [runtime]),
    { input: { branch_id: branchId } },
  );
  const drawers = useSelector(actor, selectQuery).data;
  const sendDrawer = useEffectEvent(send);
  useEffect(() => {
    const drawerId = drawers === null ? null : drawerOf(runtime, branchId, drawers);
    if (drawerId !== null) sendDrawer(drawerId);
  }, [runtime, branchId, drawers]);
  return {
    drawers: drawers ?? [],
    choose: (drawerId) => {
      storeDrawer(runtime, branchId, drawerId);
      send(drawerId);
    },
  };
}
