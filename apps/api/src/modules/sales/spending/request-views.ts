import { formatMoneyString } from '@claypot/sdk';
import { type Wire, wireDeadline, wireInstant } from '../../../contract/wire.ts';
import type { Language } from '../../../shared/text/language.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { type SpendingRequest, stateAt } from './spending-requests.ts';

interface Viewing {
  readonly language: Language;
  readonly zone: string;
  readonly now: Temporal.Instant;
}

/** Converts a question for the phone of the member. */
export function viewMemberRequest(
  request: SpendingRequest,
  { language, zone, now }: Viewing,
): Wire['MemberRequest'] {
  const { voucher_name } = request;
  return {
    id: request.id,
    kind: request.kind,
    amount: formatMoneyString(request.amount),
    voucher_name: voucher_name === null ? null : inLanguage(voucher_name, language),
    branch_name: inLanguage(request.branch_name, language),
    table_no: request.table_no,
    state: stateAt(request, now),
    failure: request.failure,
    asked_at: wireInstant(request.asked_at, zone),
    expires_at: wireDeadline(request.expires_at),
  };
}
