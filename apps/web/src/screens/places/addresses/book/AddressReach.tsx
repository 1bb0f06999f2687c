import { addressMachines } from '@claypot/domain/app';
import type { QueryView } from '@claypot/domain/machines';
import { type Address, deliveryWord } from '@claypot/domain/places';
import type { DeliveryOptions } from '@claypot/sdk';
import { useMachines } from '../../../../hooks/app/use-machines.ts';
import { useQueryOf } from '../../../../hooks/loading/use-query-of.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useBranchNow } from '../../../../hooks/time/use-branch-now.ts';
import { useDeliveryText } from '../../../shared/branch/use-delivery-text.ts';

/**
 * Short text with the delivery fee and time for an address, or that no branch delivers, or that
 * this is unknown.
 */
export function AddressReach({ address }: { readonly address: Address }) {
  const machines = useMachines(addressMachines);
  const { full_address, latitude, longitude, state_id } = address;
  const place = { full_address, latitude, longitude, state_id };
  const delivery = useQueryOf(machines.deliveryOptions, place);
  return <AddressReachView delivery={delivery} now={useBranchNow()} />;
}

interface AddressReachViewProps {
  readonly delivery: QueryView<DeliveryOptions>;
  readonly now: Temporal.ZonedDateTime;
}

export function AddressReachView(props: AddressReachViewProps) {
  return <span>{useReachText(props)}</span>;
}

function useReachText({ delivery, now }: AddressReachViewProps): string {
  const { t } = useTranslation('branches');
  const deliveryText = useDeliveryText(now);
  if (delivery.status === 'loading') return t('deliveryChecking');
  const word = delivery.data && deliveryWord(delivery.data, null);
  if (word?.kind === 'nobody') return t('nobodyTitle');
  return word && 'option' in word ? deliveryText(word.option) : t('deliveryUnknown');
}
