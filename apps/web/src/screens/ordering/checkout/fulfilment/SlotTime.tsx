import type { TimeSlot } from '@claypot/domain/ordering';
import { useFormat } from '../../../../hooks/text/use-format.ts';

/** Time slot from start to end: `7:15 pm – 7:50 pm`. */
export function SlotTime({ slot }: { readonly slot: TimeSlot }) {
  return <span>{useFormat().timeRange(slot.start, slot.end)}</span>;
}
