import type { BranchHours } from '@claypot/sdk';

/** Two times today and one in two days. */
export const HOURS: BranchHours = {
  branch_id: 'bangsar',
  status: 'Open',
  time_zone: 'Asia/Kuala_Lumpur',
  asap_minutes: 35,
  asap_time: '2026-11-21T12:35:00+08:00',
  next_open_time: null,
  pauses: [],
  waiting: [
    {
      delivery_method: 'pickup',
      asap_minutes: 35,
      asap_time: '2026-11-21T12:35:00+08:00',
      full_time_list: [],
    },
    {
      delivery_method: 'delivery',
      asap_minutes: 35,
      asap_time: '2026-11-21T12:35:00+08:00',
      full_time_list: [],
    },
  ],
  date_list: [
    { date: '2026-11-21', time_list: ['2026-11-21T12:45:00+08:00', '2026-11-21T13:00:00+08:00'] },
    { date: '2026-11-22', time_list: [] },
    { date: '2026-11-23', time_list: ['2026-11-23T11:00:00+08:00'] },
  ],
};
