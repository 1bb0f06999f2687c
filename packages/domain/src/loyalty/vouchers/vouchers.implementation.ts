import type { Voucher } from '@claypot/sdk';
import type { Member } from '../../account/session/member.ts';
import type { Emit } from '../../events/event-bus.ts';
import { BusinessError } from '../../machines/base/failure.ts';
import { createQuery, STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import { type QueryCache, readCached } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';
import { type ReloadDeps, reloadWithMember } from '../member-news/reload-with-member.ts';
import { type ClaimedVoucher, type ClaimedVouchers, claimedVouchers } from './claimed-vouchers.ts';
import { claimedKey, offeredKey } from './vouchers-key.ts';

export interface VouchersDeps extends Pick<Ports, 'api' | 'clock'>, ReloadDeps {
  cache: QueryCache;
  companyId: () => string;
  emit: Emit;
  member: () => Member | null;
  /** Time zone of the company, which defines the current day. */
  zone: () => string;
}

const bodyOf = (company_id: string, customer_id: string) => ({ company_id, customer_id });

export interface VoucherSubject {
  readonly voucher_id: string;
}

/** Creates the query for the member's claimed vouchers. It is empty without a member. */
export function createClaimedVouchers(deps: VouchersDeps) {
  return createQuery<undefined, ClaimedVouchers>(deps.cache, {
    key: () => claimedKey(idOf(deps)),
    load: (_, signal) => readClaimed(deps, signal),
    isEmpty: ({ active, past }) => active.length + past.length === 0,
    staleAfter: STALE_AFTER_A_SECOND,
    follow: reloadWithMember(deps),
  });
}

/** Creates the query for the vouchers offered to the member, including those not claimable now. */
export function createOfferedVouchers(deps: VouchersDeps) {
  return createQuery<undefined, readonly Voucher[]>(deps.cache, {
    key: () => offeredKey(idOf(deps)),
    load: (_, signal) => readOffered(deps, signal),
    isEmpty: (vouchers) => vouchers.length === 0,
    staleAfter: STALE_AFTER_A_SECOND,
  });
}

/**
 * Creates the query for one claimed voucher. If the id does not exist, it emits `voucher.missed`.
 */
export function createClaimedVoucher(deps: VouchersDeps) {
  const { cache, emit } = deps;
  const among = (held: ClaimedVouchers | undefined, { voucher_id }: VoucherSubject) =>
    [...(held?.active ?? []), ...(held?.past ?? [])].find(({ id }) => id === voucher_id);
  return createQuery<VoucherSubject, ClaimedVoucher>(cache, {
    key: ({ voucher_id }) => queryKey(...claimedKey(idOf(deps)), voucher_id),
    async load(subject, signal) {
      const key = claimedKey(idOf(deps));
      const held = await cache.load(key, (given) => readClaimed(deps, given), signal);
      const voucher = among(held, subject);
      if (voucher !== undefined) return voucher;
      emit({ type: 'voucher.missed', was: 'claimed' });
      throw new BusinessError('NOT_FOUND');
    },
    placeholderData: (subject) => among(readCached(cache, claimedKey(idOf(deps))), subject),
    notFound: ['NOT_FOUND'],
    staleAfter: STALE_AFTER_A_SECOND,
    follow: reloadWithMember(deps),
  });
}

/**
 * Creates the query for one offered voucher. If the id does not exist, it emits `voucher.missed`.
 */
export function createOfferedVoucher(deps: VouchersDeps) {
  const { cache, emit } = deps;
  const among = (offered: readonly Voucher[] | undefined, subject: VoucherSubject) =>
    offered?.find(({ voucher_id }) => voucher_id === subject.voucher_id);
  return createQuery<VoucherSubject, Voucher>(cache, {
    key: ({ voucher_id }) => queryKey(...offeredKey(idOf(deps)), voucher_id),
    async load(subject, signal) {
      const key = offeredKey(idOf(deps));
      const offered = await cache.load(key, (given) => readOffered(deps, given), signal);
      const voucher = among(offered, subject);
      if (voucher !== undefined) return voucher;
      emit({ type: 'voucher.missed', was: 'available' });
      throw new BusinessError('NOT_FOUND');
    },
    placeholderData: (subject) => among(readCached(cache, offeredKey(idOf(deps))), subject),
    notFound: ['NOT_FOUND'],
    staleAfter: STALE_AFTER_A_SECOND,
  });
}

/** Loads the member's claimed vouchers. Returns empty lists without a member. */
export async function readClaimed(
  deps: VouchersDeps,
  signal: AbortSignal,
): Promise<ClaimedVouchers> {
  const body = listRequest(deps);
  const vouchers = body === null ? [] : await deps.api.claimedVoucherList({ body }, { signal });
  return claimedVouchers(vouchers, todayOf(deps));
}

async function readOffered(deps: VouchersDeps, signal: AbortSignal): Promise<readonly Voucher[]> {
  const body = listRequest(deps);
  return body === null ? [] : deps.api.voucherList({ body }, { signal });
}

/** Returns the current date in the company's zone, YYYY-MM-DD. */
export function todayOf({ clock, zone }: Pick<VouchersDeps, 'clock' | 'zone'>): string {
  return clock.now().toZonedDateTimeISO(zone()).toPlainDate().toString();
}

function idOf({ member }: VouchersDeps): string | null {
  return member()?.id ?? null;
}

function listRequest(deps: VouchersDeps) {
  const customer_id = idOf(deps);
  return customer_id === null ? null : bodyOf(deps.companyId(), customer_id);
}
