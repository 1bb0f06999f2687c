import { randomUUID } from 'node:crypto';
import { costOf } from '../../../apps/api/src/contract/costs.ts';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { book } from '../../../apps/api/src/testing/booking.ts';
import { goodRequests } from '../../../apps/api/src/testing/http/bad-requests.ts';
import { type Joined, joinMember } from '../../../apps/api/src/testing/join-member.ts';
import { addition, checkout, order } from '../../../apps/api/src/testing/ordering.ts';
import { createMemberOwned } from '../../../apps/api/src/testing/ownership/member-things.ts';
import { openRestaurant, type Restaurant } from '../../../apps/api/src/testing/restaurant.ts';
import { seedCompany } from '../../../apps/api/src/testing/seed/seed.ts';
import { countEach, type Finding, finding } from '../finding.ts';

/** Texts that identify the owner's data in a response, in addition to ids. */
const MARKS = ['Owner Oh', 'owner@example.test', 'Jalan SS 21/39', 'mine alone'];
/**
 * Minimum number of operations that show a mark to the owner; otherwise the marks prove nothing.
 */
const SEEN_BY_OWNER = 5;

/** Client that requests another member's data, or the owner. */
interface Asker {
  readonly name: string;
  readonly company: string;
  readonly authorization: string | null;
  readonly customerId: string | null;
  readonly guestId: string | null;
}

/**
 * Requests a member's data through every operation of the contract as everyone but the member.
 * Paths and bodies contain the id of each thing in turn. New operations are included automatically.
 */
export async function identities(): Promise<readonly Finding[]> {
  const restaurant = await openRestaurant();
  try {
    await restaurant.reset();
    await seedCompany(restaurant.db, 'rival');
    const owner = await joinMember(restaurant, '+60129990001');
    const ids = await createResources(restaurant, owner);
    const strangers = await strangersTo(restaurant, owner);
    const before = await allTextsOf(restaurant, owner.id);
    const leaks: string[] = [];
    const broken: string[] = [];
    const codes: string[] = [];
    for (const asker of strangers) {
      for (const { about, answer } of ask(asker, ids)) {
        const { status, text, code } = await answer(restaurant);
        codes.push(code);
        const mark = marksOf(ids).find((each) => text.includes(each));
        if (mark !== undefined) leaks.push(`${asker.name} reads "${mark}" by ${about}`);
        if (status >= 500) broken.push(`${asker.name}, ${about}: ${text}`);
      }
    }
    const after = await allTextsOf(restaurant, owner.id);
    const shownCount = await countShown(restaurant, ids, {
      name: 'the owner',
      company: 'demo',
      authorization: `Bearer ${owner.token}`,
      customerId: owner.id,
      guestId: null,
    });
    return [
      finding(
        `${codes.length} requests by ${strangers.length} other callers return no data of the owner: ${countEach(codes)}`,
        leaks,
      ),
      finding('they change no data of the owner', [
        ...before.filter((row) => !after.includes(row)).map((row) => `deleted: ${row}`),
        ...after.filter((row) => !before.includes(row)).map((row) => `new: ${row}`),
      ]),
      finding('they cause no 5xx', [...broken, ...restaurant.reported.map(String)]),
      finding(
        `whereas the owner is shown it by ${shownCount} requests`,
        shownCount < SEEN_BY_OWNER ? ['too few to hold anything'] : [],
      ),
    ];
  } finally {
    await restaurant.close();
  }
}

/** Creates data of every kind for a member and returns all ids. */
async function createResources(
  restaurant: Restaurant,
  { id, sdk, identity: who }: Joined,
): Promise<readonly string[]> {
  await restaurant.db.execute(
    sql`update members set full_name = 'Owner Oh', email = 'owner@example.test' where id = ${id}`,
  );
  const cart = await sdk.cartCreate({ body: addition(who) });
  const body = { ...checkout(who), total_point_get: 22, buyer_remark: 'mine alone' };
  const placed = await order({ sdk }, body, 'key-of-the-owners-order');
  const { id: bookingId } = await book({ sdk }, { ...who, customer_name: 'Owner Oh' });
  const [line] = cart.lines;
  const resourceFields = await createMemberOwned(restaurant, { id, sdk, identity: who, token: '' });
  return [
    id,
    resourceFields.addressId,
    resourceFields.topUpId,
    resourceFields.claimedVoucherId,
    resourceFields.transactionId,
    resourceFields.notificationId,
    placed.id,
    bookingId,
    line?.id ?? '',
  ];
}

async function strangersTo(restaurant: Restaurant, owner: Joined): Promise<readonly Asker[]> {
  const other = await joinMember(restaurant, '+60129990002');
  const rival = await joinMember(restaurant, '+60129990001', { company: 'rival' });
  const closedMember = await joinMember(restaurant, '+60129990003');
  await closedMember.sdk.authLogout({});
  const asOwner = { company: 'demo', customerId: owner.id, guestId: null };
  const by = (name: string, authorization: string | null, changes: Partial<Asker> = {}): Asker => ({
    name,
    authorization,
    ...asOwner,
    ...changes,
  });
  return [
    by('an anonymous caller', null),
    by('an empty token', 'Bearer '),
    by('an unknown token', `Bearer ${randomUUID()}`),
    by('the token with an added letter', `Bearer ${owner.token}x`),
    by('the token in capitals', `Bearer ${owner.token.toUpperCase()}`),
    by('the token with another scheme', `Basic ${owner.token}`),
    by('another member', `Bearer ${other.token}`),
    by('another member with their own id', `Bearer ${other.token}`, { customerId: other.id }),
    by('a member of another company', `Bearer ${rival.token}`),
    by('a member of another company, at that company', `Bearer ${rival.token}`, {
      company: 'rival',
    }),
    by('the owner at another company', `Bearer ${owner.token}`, { company: 'rival' }),
    by('whoever is signed out', `Bearer ${closedMember.token}`),
    by('a guest', null, { customerId: null, guestId: randomUUID() }),
    by('a guest who sends the member’s id', null, {
      customerId: null,
      guestId: owner.id,
    }),
  ];
}

interface Question {
  readonly about: string;
  readonly isRead: boolean;
  readonly answer: (
    restaurant: Restaurant,
  ) => Promise<{ status: number; text: string; code: string }>;
}

/** Yields every operation, once per id if its path or body contains one. */
function* ask(asker: Asker, ids: readonly string[]): Generator<Question> {
  for (const { operation, body } of goodRequests) {
    const hasRoom = operation.path.includes('{') || JSON.stringify(body)?.includes('_id"');
    for (const id of hasRoom ? ids : ids.slice(0, 1)) {
      const path = operation.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
      yield {
        about: `${operation.id} ${path}`,
        isRead: costOf(operation.id) === 1,
        answer: (restaurant) => send(restaurant, asker, operation, path, named(body, asker, id)),
      };
    }
  }
  for (const id of ids) {
    yield {
      about: `follow an order ${id}`,
      isRead: false,
      answer: (restaurant) => follow(restaurant, asker, id),
    };
  }
}

/** Following an order returns an endless stream; its existence already reveals the order. */
async function follow({ fetch }: Restaurant, { authorization, ...asker }: Asker, id: string) {
  const response = await fetch(
    new Request(`http://${asker.company}.localhost/api/follow/order/${encodeURIComponent(id)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(authorization !== null && { authorization }),
      },
      body: JSON.stringify({ customer_id: asker.customerId, guest_id: asker.guestId }),
    }),
  );
  if (response.ok) {
    await response.body?.cancel();
    return { status: response.status, text: id, code: `${response.status} stream` };
  }
  const text = await response.text();
  const { msgCode } = JSON.parse(text) as { msgCode: string };
  return { status: response.status, text, code: `${response.status} ${msgCode}` };
}

/** Returns the body with the client's identity and the given id. */
function named(body: unknown, { customerId, guestId }: Asker, id: string): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const owner = { customer_id: customerId, guest_id: guestId };
  const resourceFields = ['claimed_voucher_id', 'sales_order_id', 'id', 'up_to', 'replaces'];
  const entries = Object.entries(body).map(([name, value]): [string, unknown] => {
    if (name === 'customer_id' || name === 'guest_id') return [name, owner[name] ?? null];
    return [name, resourceFields.includes(name) ? id : value];
  });
  return Object.fromEntries(entries);
}

async function send(
  { fetch }: Restaurant,
  { authorization, company }: Asker,
  { method, body: takes }: (typeof goodRequests)[number]['operation'],
  path: string,
  body: unknown,
) {
  const isForm = takes?.files != null;
  const response = await fetch(
    new Request(`http://${company}.localhost/api${path}`, {
      method,
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(authorization !== null && { authorization }),
        'idempotency-key': randomUUID(),
      },
      ...(takes !== null && { body: isForm ? formOf(body) : JSON.stringify(body) }),
    }),
  );
  const text = await response.text();
  const { msgCode } = JSON.parse(text) as { msgCode: string };
  return { status: response.status, text, code: `${response.status} ${msgCode}` };
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'string') form.append(name, value);
  }
  return form;
}

/**
 * Returns all stored data of a member from every table that references one, except `last seen`
 * times.
 */
async function allTextsOf({ db }: Restaurant, id: string): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    await tx.script(ROWS_OF);
    const rows = await tx.query(sql`
      select 'members ' || m::text as row from members m where id = ${id}
      union all select pg_temp.rows_of(${id})
      union all select l::text from cart_lines l join carts c on c.id = cart_id
        where c.customer_id = ${id}
      union all select p::text from payments p
        where order_id in (select id from orders where customer_id = ${id})
          or top_up_id in (select id from top_ups where member_id = ${id})
      order by 1`);
    return rows.map((row) => JSON.stringify(row));
  });
}

const ROWS_OF = `
create or replace function pg_temp.rows_of(id text) returns setof text language plpgsql as $$
declare named record;
begin
  for named in
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('member_id', 'customer_id')
    order by table_name
  loop
    return query execute format(
      'select %L || (to_jsonb(r) - ''used_at'')::text from %I r where r.%I::text = $1',
      named.table_name || ' ', named.table_name, named.column_name
    ) using id;
  end loop;
end $$`;

/**
 * Short ids are words that may occur anywhere. The member's own id is excluded, because strangers
 * send it themselves.
 */
function marksOf([, ...ids]: readonly string[]): readonly string[] {
  return [...MARKS, ...ids.filter((id) => id.length > 10)];
}

async function countShown(
  restaurant: Restaurant,
  ids: readonly string[],
  owner: Asker,
): Promise<number> {
  let shownCount = 0;
  // Only read operations: a write could sign the owner out.
  for (const { answer, isRead } of ask(owner, ids)) {
    if (!isRead) continue;
    const { text } = await answer(restaurant);
    if (marksOf(ids).some((mark) => text.includes(mark))) shownCount += 1;
  }
  return shownCount;
}
