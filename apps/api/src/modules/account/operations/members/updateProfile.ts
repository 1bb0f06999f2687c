import { cleanLine } from '@claypot/domain/text';
import type { Context } from '../../../../contract/context/context.ts';
import type { Handler, RequestOf } from '../../../../contract/handlers.ts';
import type { Queryable, Transaction } from '../../../../platform/db/db.ts';
import { type Sql, sql } from '../../../../platform/db/sql.ts';
import { AVATAR_LIMIT } from '../../../../platform/http/body/limit-bodies.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import { ApiError, invalidRequest } from '../../../../shared/api-error.ts';
import { dayOf } from '../../../../shared/time/day-of.ts';
import { requireMember } from '../../../identity/index.ts';
import { viewMember } from '../../../loyalty/index.ts';
import { replaceAvatar } from '../../avatars/avatars.ts';
import { drawAvatar, NotAnImage } from '../../avatars/draw-avatar.ts';

type Body = RequestOf<'updateProfile'>['body'];

const EARLIEST_BIRTH = Temporal.PlainDate.from('1910-01-01');

/** Changes the member's profile. A new avatar is converted and replaces the earlier one. */
export const updateProfile: Handler<'updateProfile'> = async (context, { path, body }) => {
  await requireMember(context, path.id);
  const picture = body.avatar && (await drawInTurn(context, path.id, body, body.avatar));
  return context.db.transaction(async (tx) => {
    await writeProfile(tx, path.id, body, context.now);
    if (picture !== undefined) {
      const token = context.random.token();
      await replaceAvatar(tx, path.id, { token, bytes: picture }, context.now);
    }
    return viewMember(tx, context, path.id);
  });
};

/** Ids of members with an avatar in conversion, which needs a CPU core and much memory. */
const drawing = new Set<string>();

/**
 * Converts an avatar. Validates the other fields first, so that no conversion is wasted. Rejects
 * the request while another avatar of the member is in conversion.
 */
async function drawInTurn(
  { db, now }: Context,
  memberId: string,
  body: Body,
  file: Blob,
): Promise<Uint8Array> {
  if (drawing.has(memberId)) throw tooManyRequests(now.add({ seconds: 1 }));
  drawing.add(memberId);
  try {
    await findAllowed(db, memberId, body, now);
    return await readAvatar(file);
  } finally {
    drawing.delete(memberId);
  }
}

async function readAvatar(file: Blob): Promise<Uint8Array> {
  if (file.size > AVATAR_LIMIT) throw new ApiError('AVATAR_TOO_LARGE');
  try {
    return await drawAvatar(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof NotAnImage) throw new ApiError('AVATAR_NOT_AN_IMAGE', { cause: error });
    throw error;
  }
}

async function writeProfile(
  tx: Transaction,
  memberId: string,
  body: Body,
  now: Temporal.Instant,
): Promise<void> {
  const { full_name, email } = body;
  const allowed = await findAllowed(tx, memberId, body, now, sql`for no key update of m`);
  await tx.execute(sql`
    update members set full_name = ${cleanLine(full_name)}, email = ${allowed.email ?? email},
      date_of_birth = ${allowed.birth}
    where id = ${memberId}`);
}

/**
 * Checks e-mail address and date of birth against the stored member.
 * @throws ApiError if the member does not exist, the date is out of range or another e-mail address
 * is already set.
 */
async function findAllowed(
  tx: Queryable,
  memberId: string,
  { email, date_of_birth }: Body,
  now: Temporal.Instant,
  lock: Sql = sql``,
): Promise<{ email: string | null; birth: Temporal.PlainDate }> {
  const member = await tx.one<{ email: string | null; time_zone: string }>(sql`
    select m.email, c.time_zone
    from members m join companies c on c.id = m.company_id
    where m.id = ${memberId} ${lock}`);
  if (member === null) throw new ApiError('NOT_FOUND');
  const birth = Temporal.PlainDate.from(date_of_birth);
  const today = dayOf(now, member.time_zone);
  if (!isBetween(birth, EARLIEST_BIRTH, today)) throw invalidRequest('body.date_of_birth');
  if (member.email !== null && member.email.toLowerCase() !== email.toLowerCase()) {
    throw new ApiError('EMAIL_ALREADY_SET');
  }
  return { email: member.email, birth };
}

function isBetween(
  date: Temporal.PlainDate,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): boolean {
  const { compare } = Temporal.PlainDate;
  return compare(first, date) <= 0 && compare(date, last) <= 0;
}
