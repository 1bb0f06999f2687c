import type { BillMember, SpendingRequest } from '@claypot/sdk/counter';
import { AskState, type AskStateProps } from './AskState.tsx';

interface BillAskProps extends Pick<AskStateProps, 'isOnline' | 'isPending' | 'now' | 'onCancel'> {
  readonly request: SpendingRequest;
  readonly member: BillMember;
}

/** An outcome is shown for this time after the question ended, in ms. */
const SHOWN_FOR = 60_000;

/** Question to the phone of the bill's member, and its outcome for a minute. */
export function BillAsk({ request, member, ...props }: BillAskProps) {
  const ends = Temporal.Instant.from(request.expires_at).epochMilliseconds;
  if (request.state !== 'open' && props.now.epochMilliseconds > ends + SHOWN_FOR) return null;
  const voucher = member.vouchers.find(({ id }) => id === request.voucher_id);
  return <AskState {...props} request={request} voucherName={voucher?.name ?? null} />;
}
