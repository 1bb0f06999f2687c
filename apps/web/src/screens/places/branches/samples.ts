import { aBranch, aClosedBranch, everyDay } from '@claypot/testing';

export const NOW = Temporal.ZonedDateTime.from('2026-11-21T12:00[Asia/Kuala_Lumpur]');

/** Temporarily closed, without a known opening time. */
export const suspendedBranch = aClosedBranch({ next_open_time: null });

export const closedBranch = aClosedBranch({
  branch_image: [
    { id: 'image-3', branch_id: 'damansara-uptown', image: '/media/demo/branch-3.avif' },
  ],
  next_open_time: '2026-11-22T09:00:00+08:00',
});

/** Open, but closing before an order would be ready. */
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
  week_hours: everyDay('00:00', '00:00'),
  start_time: '2026-11-21T00:00:00+08:00',
  end_time: '2026-11-22T00:00:00+08:00',
  last_order_time: null,
  next_open_time: null,
});

export const branches = [sleeplessBranch, aBranch(), closedBranch];

/** The same branches, sorted by distance from a known position. */
export const branchesByDistance = [
  aBranch({ distance: 0.7 }),
  { ...sleeplessBranch, distance: 4.2 },
  { ...closedBranch, distance: 6.8 },
];
