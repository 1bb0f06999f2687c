import { voucherMachines } from '@claypot/domain/app';
import { claimableCount } from '@claypot/domain/loyalty';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

/** Number of vouchers that the member can claim now; renders nothing while loading or for none. */
export function ClaimableCount() {
  const { t } = useTranslation('me');
  const format = useFormat();
  const actor = useActorRef(useMachines(voucherMachines).offeredVouchers);
  const count = claimableCount(useSelector(actor, selectQuery).data ?? []);
  return count > 0 && <span>{t('claimable', { number: format.count(count) })}</span>;
}
