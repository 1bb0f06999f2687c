import { hasRank, type Role } from '@claypot/sdk/counter';
import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { hashToken } from './tokens.ts';

/** Seconds in which an approval has to be used. */
export const APPROVAL_SECONDS = 60;

/** The one action that an approval permits. */
export interface ApprovedAction {
  readonly operation: string;
  /** The order, branch, member or top-up. */
  readonly targetId: string;
  /** Amount of money in cents; null or absent for other operations. */
  readonly amount?: number | null;
}

/** Stores an approval. */
export async function storeApproval(
  tx: Transaction,
  companyId: string,
  token: string,
  { operation, targetId, amount = null }: ApprovedAction,
  people: { readonly requestedBy: string; readonly approvedBy: string; readonly deviceId: string },
  expiresAt: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    insert into staff_approvals
      (company_id, token_hash, operation, target_id, amount, requested_by, approved_by, device_id,
        expires_at)
    values (${companyId}, ${hashToken(token)}, ${operation}, ${targetId}, ${amount},
      ${people.requestedBy}, ${people.approvedBy}, ${people.deviceId}, ${expiresAt})`);
}

/**
 * Checks, in the transaction of an action, that the person may do it: alone by role, or with an
 * approval, which is used up.
 * @returns the id of the manager who approved it; null if the role suffices.
 * @throws ApiError `APPROVAL_REQUIRED` without an approval, `APPROVAL_INVALID` if it has expired,
 * was used, or is for another person, device or action.
 */
export async function requireApproved(
  tx: Transaction,
  { company, staff: { device, person }, approval, now }: CounterContext,
  needed: Role,
  { operation, targetId, amount = null }: ApprovedAction,
): Promise<string | null> {
  if (person === null) throw new ApiError('SESSION_EXPIRED');
  if (hasRank(person.role, needed)) return null;
  if (approval === null) throw new ApiError('APPROVAL_REQUIRED');
  const used = await tx.one<{ approved_by: string }>(sql`
    update staff_approvals set used_at = ${now}
    where company_id = ${company.id} and token_hash = ${hashToken(approval)}
      and operation = ${operation} and target_id = ${targetId}
      and amount is not distinct from ${amount}::integer
      and requested_by = ${person.id}
      and device_id = ${device?.id ?? null} and expires_at > ${now} and used_at is null
    returning approved_by`);
  if (used === null) throw new ApiError('APPROVAL_INVALID');
  return used.approved_by;
}
