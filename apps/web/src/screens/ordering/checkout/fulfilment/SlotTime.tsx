import type { TimeSlot } from '@claypot/domain/ordering';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

/** Time slot from start to end: `7:15 pm – 7:50 pm`. */
export function SlotTime({ slot }: { readonly slot: TimeSlot }) {
  return <span>{useSlotTime()(slot)}</span>;
}

export function useSlotTime(): (slot: TimeSlot) => string {
  const { t } = useTranslation('checkout');
  const { time } = useFormat();
  return (slot) => t('timeRange', { start: time(slot.start), end: time(slot.end) });
}
