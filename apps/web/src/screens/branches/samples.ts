/** Branches for stories. */
import type { Branch } from '@claypot/sdk';

export const NOW = Temporal.ZonedDateTime.from('2026-11-21T12:00[Asia/Kuala_Lumpur]');

const bangsar: Branch = {
  id: 'bangsar',
  company_id: 'demo',
  branch_name: 'CCH Bangsar',
  address: '27, Jalan Telawi 3, Bangsar Baru, 59100 Kuala Lumpur',
  street1: '27, Jalan Telawi 3',
  street2: 'Bangsar Baru',
  city: 'Kuala Lumpur',
  postal_code: '59100',
  state: 'Kuala Lumpur',
  state_id: 'kuala-lumpur',
  distance: null,
  status: 'Open',
  branch_image: [{ id: 'image-2', branch_id: 'bangsar', image: '/media/demo/branch-2.avif' }],
  start_hour: '11:00',
  close_hour: '22:00',
  start_time: '2026-11-21T11:00:00+08:00',
  end_time: '2026-11-21T22:00:00+08:00',
  last_order_time: '2026-11-21T21:25:00+08:00',
  next_open_time: '2026-11-22T11:00:00+08:00',
  contact_no: '+60322015512',
  is_able_reservation: 1,
  number_of_seats: 72,
  latitude: '3.131900',
  longitude: '101.671300',
};

export function aBranch(fields: Partial<Branch> = {}): Branch {
  return { ...bangsar, ...fields };
}

export const closedBranch = aBranch({
  id: 'damansara-uptown',
  branch_name: 'CCH Damansara Uptown',
  address: '58, Jalan SS 21/39, Damansara Utama, 47400 Petaling Jaya, Selangor',
  branch_image: [
    { id: 'image-3', branch_id: 'damansara-uptown', image: '/media/demo/branch-3.avif' },
  ],
  status: 'Closed',
  start_time: null,
  end_time: null,
  last_order_time: null,
  next_open_time: '2026-11-22T09:00:00+08:00',
});

/** Open, and closing in less time than an order takes. */
export const lastOrdersBranch = aBranch({
  id: 'ss2',
  branch_name: 'CCH SS2',
  address: '12, Jalan SS 2/24, 47300 Petaling Jaya, Selangor',
  end_time: '2026-11-21T12:30:00+08:00',
  last_order_time: '2026-11-21T11:55:00+08:00',
  next_open_time: '2026-11-22T10:00:00+08:00',
});

export const sleeplessBranch = aBranch({
  id: 'bukit-bintang',
  branch_name: 'CCH Bukit Bintang',
  address: '41, Jalan Tong Shin, 50200 Kuala Lumpur',
  branch_image: [{ id: 'image-1', branch_id: 'bukit-bintang', image: '/media/demo/branch-1.avif' }],
  start_hour: '00:00',
  close_hour: '00:00',
  start_time: '2026-11-21T00:00:00+08:00',
  end_time: '2026-11-22T00:00:00+08:00',
  last_order_time: null,
  next_open_time: null,
});

export const branches = [sleeplessBranch, bangsar, closedBranch];

/** The same as they come once it is known where the customer is. */
export const branchesByDistance = [
  { ...bangsar, distance: 0.7 },
  { ...sleeplessBranch, distance: 4.2 },
  { ...closedBranch, distance: 6.8 },
];
