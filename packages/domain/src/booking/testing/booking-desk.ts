import { ApiError, type Branch, type Sdk } from '@claypot/sdk';
import { aBranch, aReservation } from '@claypot/testing';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import type { Member } from '../../account/session/member.ts';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { storedKey } from '../../machines/keyed-request/record.ts';
import { createPlace } from '../../machines/locate/place.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { storedBuyer } from '../../ordering/checkout/buyer.ts';
import { branchesKey } from '../../places/branches/branches-key.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { createBookTable } from '../book-table/book-table.implementation.ts';
import { selectBookTable } from '../book-table/book-table.selectors.ts';
import { storedContact } from '../form/contact.ts';
import { createReservationRequest } from '../request/reservation-request.implementation.ts';
import { selectReservationRequest } from '../request/reservation-request.selectors.ts';

const ZONE = 'Asia/Kuala_Lumpur';

const GUEST = { customer_id: null, guest_id: '00000000-0000-4000-8000-00000000000a' };

/** A branch with free and full times on two days. */
export function aBookableBranch(fields: Partial<Branch> = {}): Branch {
  return aBranch({
    date_list: ['2026-11-21', '2026-11-22'],
    date_dropdown_list: [
      { date: '2026-11-21', time_list: ['13:00', '19:00'], full_time_list: ['13:30'] },
      { date: '2026-11-22', time_list: ['18:30', '19:00'], full_time_list: ['20:00'] },
    ],
    ...fields,
  });
}

export function rejection(code: string, data: unknown = null, status = 422): ApiError {
  return new ApiError({ kind: 'rejected', code, data, status });
}

interface Options {
  member?: Member;
  zone?: string;
  operations?: Partial<Sdk>;
}

/** Device of a guest or member at a branch that takes bookings, with a fake clock. */
export function aDesk({ member, operations = {}, zone = ZONE }: Options = {}) {
  const branchDetail = vi.fn<Sdk['branchDetail']>(async () => aBookableBranch());
  const reservationStore = vi.fn<Sdk['reservationStore']>(async () => aReservation());
  const reservationOutcome = vi.fn<Sdk['reservationOutcome']>(async () => ({ reservation: null }));
  const ports = fakePorts({ branchDetail, reservationStore, reservationOutcome, ...operations });
  const identity = () => (member ? { customer_id: member.id, guest_id: null } : GUEST);
  const stored = storedKey(ports.storage, 'demo', 'reservation');
  const contact = storedContact(ports.storage, 'demo');
  const buyer = storedBuyer(ports.storage, 'demo');
  const cache = createQueryCache(ports.clock);
  const events = recordedEvents();
  const clock = { clock: ports.clock.delays };

  /** Opens a page on the device. Its actors do not survive a reload. */
  function openPage() {
    const request = createActor(
      createReservationRequest({
        ...ports,
        identity,
        stored,
        emit: events.emit,
      }),
      { ...clock, input: { record: ownedBy(stored, identity()) } },
    ).start();
    const deps = {
      ...ports,
      cache,
      request,
      identity,
      buyer,
      contact,
      place: createPlace(),
      companyId: () => 'demo',
      member: () => member ?? null,
      zone: () => zone,
    };
    const openForm = (branch_id = 'bangsar') => {
      const form = createActor(createBookTable(deps), { ...clock, input: { branch_id } }).start();
      const now = () => ports.clock.now().toZonedDateTimeISO(zone);
      return { form, view: () => selectBookTable(form.getSnapshot(), now()) };
    };
    return { openForm, request, asked: () => selectReservationRequest(request.getSnapshot()) };
  }

  return {
    branchDetail,
    branchesKey: branchesKey('demo', null),
    buyer,
    cache,
    contact,
    events,
    openPage,
    ports,
    reservationOutcome,
    reservationStore,
    stored,
  };
}
