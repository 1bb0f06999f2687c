import { companyOfMember, ofMember } from '../../platform/db/company-of.ts';
import type { Queryable } from '../../platform/db/db.ts';
import { json, sql } from '../../platform/db/sql.ts';
import type { TranslatedText } from '../../shared/text/translated-text.ts';

/** Subject of a notification: an order or booking, or a page of the member. */
type About =
  | { readonly kind: 'order' | 'booking'; readonly id: string }
  | { readonly kind: 'wallet' | 'points' | 'tier'; readonly id: null };

/**
 * A notification to create. The caller derives the id from the cause, so that repeated calls create
 * it once.
 */
export interface NewNotification {
  readonly id: string;
  readonly message: TranslatedText;
  /** Null if the notification opens nothing. */
  readonly about: About | null;
}

/** Creates a notification for a member, unless one with the same id exists. */
export async function notify(
  tx: Queryable,
  memberId: string,
  { id, message, about }: NewNotification,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    insert into notifications (company_id, id, member_id, message, about_kind, about_id, created_at)
    values (${companyOfMember(memberId)}, ${id}, ${memberId}, ${json(message)},
      ${about?.kind ?? null}, ${about?.id ?? null}, ${now})
    on conflict (company_id, id) do nothing`);
}

export interface Notification extends NewNotification {
  readonly created_at: Temporal.Instant;
  readonly read_at: Temporal.Instant | null;
  /** Time zone of the company. */
  readonly time_zone: string;
}

/** Maximum notifications in the list. */
const NEWEST = 100;

/** Returns a member's notifications, newest first. */
export function findNotifications(db: Queryable, memberId: string): Promise<Notification[]> {
  return db.query<Notification>(sql`
    select n.id, n.message,
      case when n.about_kind is not null
        then jsonb_build_object('kind', n.about_kind, 'id', n.about_id)
      end as about,
      n.created_at, n.read_at, c.time_zone
    from notifications n
    join members m on m.company_id = n.company_id and m.id = n.member_id
    join companies c on c.id = m.company_id
    where n.company_id = ${companyOfMember(memberId)} and n.member_id = ${memberId}
    order by n.position desc limit ${NEWEST}`);
}

/** Returns the number of a member's unread notifications. */
export async function countUnread(db: Queryable, memberId: string): Promise<number> {
  const row = await db.one<{ unread: number }>(sql`
    select count(*) as unread from notifications
    where ${ofMember(memberId)} and read_at is null`);
  return row?.unread ?? 0;
}

/**
 * Marks a notification and all earlier ones as read. Returns false if the member has no
 * notification with this id.
 */
export async function markRead(
  db: Queryable,
  memberId: string,
  upTo: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const last = await db.one<{ position: number }>(
    sql`select position from notifications where ${ofMember(memberId)} and id = ${upTo}`,
  );
  if (last === null) return false;
  await db.execute(sql`
    update notifications set read_at = ${now}
    where ${ofMember(memberId)} and position <= ${last.position} and read_at is null`);
  return true;
}
