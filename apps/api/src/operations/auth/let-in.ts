import { sql } from '../../db/sql.ts';
import type { Context } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/members.ts';
import { openSession } from '../../members/sessions.ts';
import { viewUser } from '../members/user-view.ts';
import type { Wire } from '../wire.ts';
import { requirePassword } from './check-password.ts';

/** Who wants in. */
interface Caller {
  /** Whose password it has to be; null where nobody has what was typed. */
  readonly member: Member | null;
  /** What wrong passwords are counted under. */
  readonly countedAs: string;
  readonly password: string;
}

/**
 * Signs a member in. Nobody is answered like a wrong password, after as long.
 * @throws Refusal `INVALID_PASSWORD`, or `TOO_MANY_REQUESTS` after too many wrong ones.
 */
export async function letIn(context: Context, caller: Caller): Promise<Wire['User']> {
  const { db, now, random } = context;
  const { countedAs, member, password } = caller;
  await requirePassword(context, countedAs, password, member?.password_hash ?? null);
  if (member === null) throw new Refusal('INVALID_PASSWORD');
  const token = random.token();
  await db.transaction(async (tx) => {
    const same = await tx.execute(sql`
      update members set login_at = ${now}
      where id = ${member.id} and password_hash = ${member.password_hash}`);
    // It was changed meanwhile, and whoever used the old one is to stay out.
    if (same === 0) throw new Refusal('INVALID_PASSWORD');
    await openSession(tx, member.id, token, now);
  });
  return viewUser({ ...member, login_at: now }, context, { token, firstTime: true });
}
