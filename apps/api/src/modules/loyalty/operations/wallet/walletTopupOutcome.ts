import type { Handler } from '../../../../contract/handlers.ts';
import { requireMember } from '../../../identity/index.ts';
import { findTopUpOfKey } from '../../wallet/top-ups.ts';
import { viewTopUp } from './top-up-view.ts';

/**
 * Returns the top-up that was created with a key, or the outcome `unknown`. A client asks this
 * after a lost response.
 */
export const walletTopupOutcome: Handler<'walletTopupOutcome'> = async (context, { body }) => {
  const { customer_id: memberId, idempotency_key: key } = body;
  await requireMember(context, memberId);
  const topUp = await findTopUpOfKey(context.db, memberId, key);
  if (topUp === null) return { outcome: 'unknown', topup: null };
  return { outcome: 'created', topup: await viewTopUp(topUp, context) };
};
