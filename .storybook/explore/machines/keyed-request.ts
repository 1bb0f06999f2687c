import type { ReservationProblem } from '@claypot/domain/booking';
import { unprovidedKeyedRequest } from '@claypot/domain/machines';
import { pathTo } from '@claypot/domain/routes';
import type { Reservation, StoreReservationRequest } from '@claypot/sdk';
import { BANGSAR } from '../../sandbox/branches.ts';
import type { Sandbox } from '../../sandbox/open-sandbox.ts';
import { explore } from '../exploration.ts';

const machine = unprovidedKeyedRequest<StoreReservationRequest, Reservation, ReservationProblem>();

/** The booking that the form would send. */
const BODY: StoreReservationRequest = {
  customer_id: null,
  guest_id: '00000000-0000-4000-8000-000000000000',
  branch_id: BANGSAR.id,
  date: '2026-11-21',
  time: '18:30',
  number_of_seats: 2,
  customer_name: 'Tan Mei Ling',
  phone_no: '+60123456789',
  reminder: 1,
};

function record({ restaurant }: Sandbox) {
  return restaurant.reservations.newest() ? { owner: '', key: 'key-of-another-tab' } : null;
}

/** The machine of everything that is carried out once, here the booking of a table. */
export const keyedRequestExploration = explore<typeof machine>({
  machine,
  file: 'machines/keyed-request/keyed-request.machine.ts',
  actor: ({ app }) => app.reservation,
  path: pathTo('bookTableInfo', { id: BANGSAR.id }),
  who: 'guest',
  asks: ['reservationStore', 'reservationOutcome', 'branchDetail'],
  offers: (sandbox) => ({
    SEND: [['a table for two', { type: 'SEND', body: BODY }]],
    OWNER: [
      ['another customer', { type: 'OWNER', record: null }],
      ['what another tab left', { type: 'OWNER', record: record(sandbox) }],
    ],
  }),
});
