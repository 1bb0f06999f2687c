import type { Context } from '../../../../contract/context/context.ts';
import { makeProof } from '../../../../contract/device/device-proofs.ts';
import type { Wire } from '../../../../contract/wire.ts';
import { sql } from '../../../../platform/db/sql.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { atMostAtOnce } from '../../../../shared/at-most-at-once.ts';
import { openSession } from '../../../identity/index.ts';
import { type Member, viewUser } from '../../../loyalty/index.ts';
import { type Caller, requirePassword } from './check-password.ts';

interface Visitor extends Caller {
  readonly member: Member | null;
}

/** Maximum concurrent and queued sign-ins. More would wait longer than people do. */
const inTurn = atMostAtOnce(4, 60);

/**
 * Signs a member in. An unknown member gets the same error as a wrong password, after the same
 * time.
 *
 * @param find runs only when it is this request's turn, so that a flood of sign-ins does not occupy
 * the database connections.
 * @throws ApiError `INVALID_PASSWORD`, or `TOO_MANY_REQUESTS` after too many wrong passwords.
 * @throws TooBusy if the queue is full.
 */
export function signInMember(
  context: Context,
  find: () => Promise<Visitor>,
): Promise<Wire['User']> {
  return inTurn(async () => signInNow(context, await find()));
}

async function signInNow(context: Context, visitor: Visitor): Promise<Wire['User']> {
  const { db, device, memberKey, now, random } = context;
  const { member } = visitor;
  if (member !== null) context.noteMember(member.id);
  const provenDeviceId = await requirePassword(context, visitor);
  if (member === null) throw new ApiError('INVALID_PASSWORD');
  const token = random.token();
  await db.transaction(async (tx) => {
    const same = await tx.execute(sql`
      update members set login_at = ${now}
      where id = ${member.id} and password_hash = ${member.password_hash}`);
    // The password was changed meanwhile, so the old one is no longer valid.
    if (same === 0) throw new ApiError('INVALID_PASSWORD');
    await openSession(tx, member.id, { token, ...device.name }, now);
  });
  if (provenDeviceId === null) device.storeProof(makeProof(memberKey, member, random.uuid()));
  return viewUser({ ...member, login_at: now }, context, { token, firstTime: true });
}
