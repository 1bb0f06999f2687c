import { companyOfMember, ofMember } from '../../platform/db/company-of.ts';
import type { Queryable, Transaction } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Address fields that the customer enters. */
export interface AddressFields {
  readonly mail_name: string;
  readonly mail_type: string | null;
  /** E.164. */
  readonly mail_phone: string;
  readonly mail_unit_no: string;
  readonly mail_street: string;
  readonly mail_city: string;
  readonly mail_state: string;
  readonly mail_postcode: string;
  readonly mail_country: string;
  readonly notes: string | null;
  readonly state_id: string;
  readonly is_default: boolean;
}

export interface Address extends AddressFields {
  readonly id: string;
  readonly full_address: string;
  readonly longitude: string;
  readonly latitude: string;
}

export interface NewAddress extends Address {
  /** Idempotency key: the same reference is the same address. */
  readonly reference: string | null;
}

/** Maximum addresses per member. */
const MOST = 50;

/** Returns a member's addresses, oldest first. */
export function findAddresses(db: Queryable, memberId: string): Promise<Address[]> {
  return db.query<Address>(sql`
    select id, mail_name, mail_type, mail_phone, mail_unit_no, mail_street, mail_city, mail_state,
      mail_postcode, mail_country, notes, state_id, is_default, full_address, longitude, latitude
    from addresses where ${ofMember(memberId)} order by position`);
}

/**
 * Stores an address once per reference. Returns false if the member already has the maximum. The
 * member's first address becomes the default, and so does one with `is_default`.
 */
export async function insertAddress(
  tx: Transaction,
  memberId: string,
  address: NewAddress,
  now: Temporal.Instant,
): Promise<boolean> {
  await lockAddresses(tx, memberId);
  const { held: count = 0, again: isRepeated = false } =
    (await tx.one<{ held: number; again: boolean }>(sql`
      select count(*) as held, coalesce(bool_or(reference = ${address.reference}), false) as again
      from addresses where ${ofMember(memberId)}`)) ?? {};
  if (isRepeated) return true;
  if (count >= MOST) return false;
  const isDefault = address.is_default || count === 0;
  if (isDefault) await clearDefault(tx, memberId);
  await tx.execute(sql`
    insert into addresses
      (company_id, id, member_id, reference, mail_name, mail_type, mail_phone, mail_unit_no,
       mail_street, mail_city, mail_state, mail_postcode, mail_country, notes, state_id, full_address, longitude,
       latitude, is_default, created_at)
    values (${companyOfMember(memberId)}, ${address.id}, ${memberId}, ${address.reference},
      ${address.mail_name},
      ${address.mail_type}, ${address.mail_phone}, ${address.mail_unit_no},
      ${address.mail_street}, ${address.mail_city}, ${address.mail_state},
      ${address.mail_postcode}, ${address.mail_country}, ${address.notes}, ${address.state_id},
      ${address.full_address}, ${address.longitude}, ${address.latitude}, ${isDefault}, ${now})`);
  return true;
}

/** Position of an address in decimal degrees. */
export interface AddressPin {
  readonly longitude: string;
  readonly latitude: string;
}

export interface AddressChange {
  readonly fields: AddressFields;
  readonly full: { readonly entered: string | null; readonly generated: string };
  /** Null keeps the present position. */
  readonly pin: AddressPin | null;
}

/**
 * Changes an address. Returns false if the member has none with this id. Without a given full
 * address, replaces the stored one by the generated one only if one of its parts has changed.
 */
export async function changeAddress(
  tx: Transaction,
  memberId: string,
  id: string,
  { fields, full, pin }: AddressChange,
): Promise<boolean> {
  if (fields.is_default && !(await makeDefault(tx, memberId, id))) return false;
  // Do not clear the default flag: it is only cleared when another address becomes the default.
  const changed = await tx.execute(sql`
    update addresses set mail_name = ${fields.mail_name}, mail_type = ${fields.mail_type},
      mail_phone = ${fields.mail_phone}, mail_unit_no = ${fields.mail_unit_no},
      full_address = coalesce(${full.entered}, case
        when mail_street = ${fields.mail_street} and mail_city = ${fields.mail_city}
          and mail_postcode = ${fields.mail_postcode} and state_id = ${fields.state_id}
        then full_address else ${full.generated} end),
      mail_street = ${fields.mail_street}, mail_city = ${fields.mail_city},
      mail_state = ${fields.mail_state}, mail_postcode = ${fields.mail_postcode},
      mail_country = ${fields.mail_country}, notes = ${fields.notes}, state_id = ${fields.state_id},
      longitude = coalesce(${pin?.longitude ?? null}, longitude),
      latitude = coalesce(${pin?.latitude ?? null}, latitude)
    where ${ofMember(memberId)} and id = ${id}`);
  return changed > 0;
}

/** Makes an address the default. Returns false if the member has none with this id. */
export async function makeDefault(tx: Transaction, memberId: string, id: string): Promise<boolean> {
  await lockAddresses(tx, memberId);
  const address = await tx.one(
    sql`select 1 as found from addresses where ${ofMember(memberId)} and id = ${id}`,
  );
  if (address === null) return false;
  await clearDefault(tx, memberId);
  await tx.execute(
    sql`update addresses set is_default = true where ${ofMember(memberId)} and id = ${id}`,
  );
  return true;
}

/**
 * Removes an address. Returns false if the member has none with this id. If it was the default, the
 * oldest remaining one becomes the default.
 */
export async function removeAddress(
  tx: Transaction,
  memberId: string,
  id: string,
): Promise<boolean> {
  await lockAddresses(tx, memberId);
  const removed = await tx.execute(
    sql`delete from addresses where ${ofMember(memberId)} and id = ${id}`,
  );
  await tx.execute(sql`
    update addresses set is_default = true
    where ${ofMember(memberId)} and not exists (
        select 1 from addresses where ${ofMember(memberId)} and is_default
      ) and position = (select min(position) from addresses where ${ofMember(memberId)})`);
  return removed > 0;
}

/**
 * Serialises changes of a member's addresses, so that there is one default and the maximum is
 * respected.
 */
async function lockAddresses(tx: Transaction, memberId: string): Promise<void> {
  await tx.query(sql`select 1 as locked from members where id = ${memberId} for no key update`);
}

async function clearDefault(tx: Transaction, memberId: string): Promise<void> {
  await tx.execute(
    sql`update addresses set is_default = false where ${ofMember(memberId)} and is_default`,
  );
}
