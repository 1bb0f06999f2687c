import { claimableCount, selectQuery, voucherMachines } from '@claypot/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useMachines } from '../../app/useMachines.ts';

/** How many vouchers the member can claim now; null until it is known. */
export function useClaimable(): number | null {
  const { data } = useSelector(
    useActorRef(useMachines(voucherMachines).offeredVouchers),
    selectQuery,
  );
  return data === null ? null : claimableCount(data);
}
