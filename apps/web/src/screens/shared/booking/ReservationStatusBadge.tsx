import { Badge, type BadgeTone } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

const LOOKS = new Map<string, { readonly tone: BadgeTone; readonly key: StatusKey }>([
  ['PENDING', { tone: 'progress', key: 'status_PENDING' }],
  ['APPROVED', { tone: 'success', key: 'status_APPROVED' }],
  ['CANCELLED', { tone: 'neutral', key: 'status_CANCELLED' }],
  ['REJECTED', { tone: 'danger', key: 'status_REJECTED' }],
  ['NO_SHOW', { tone: 'neutral', key: 'status_NO_SHOW' }],
  ['COMPLETED', { tone: 'neutral', key: 'status_COMPLETED' }],
]);

type StatusKey =
  | 'status_PENDING'
  | 'status_APPROVED'
  | 'status_CANCELLED'
  | 'status_REJECTED'
  | 'status_NO_SHOW'
  | 'status_COMPLETED';

/** Badge with a booking's status; an unknown status is shown unchanged. */
export function ReservationStatusBadge({ status }: { readonly status: string }) {
  const { t } = useTranslation('booking');
  const look = LOOKS.get(status);
  return <Badge tone={look?.tone ?? 'neutral'}>{look ? t(look.key) : status}</Badge>;
}
