import type { HoursSettingsValues, HoursView } from '@claypot/counter/hours';
import { someBranchHours } from '@claypot/testing/counter';

/** Hours of a branch with a holiday and a booking on it. */
export const HOURS = someBranchHours();

const IDLE: HoursView['save'] = {
  status: 'idle',
  isOfDay: false,
  conflicts: [],
  error: null,
  changed: null,
  theirs: null,
};

/** Returns the state of a save for stories; idle by default. */
export function aSave(fields: Partial<HoursView['save']> = {}): HoursView['save'] {
  return { ...IDLE, ...fields };
}

/** Returns the view of the loaded hours for stories. */
export function anHoursView(fields: Partial<HoursView> = {}): HoursView {
  return {
    status: 'ready',
    hours: HOURS,
    asOf: null,
    stale: false,
    unconfirmed: false,
    error: null,
    form: { base: HOURS, key: 'first' },
    isEdited: false,
    save: IDLE,
    serve: { status: 'idle', conflict: null, error: null },
    ...fields,
  };
}

/** Values of the form of the settings. */
export const SETTINGS: HoursSettingsValues = {
  monday: ['11:00-15:00', '17:30-22:00'],
  tuesday: ['11:00-22:00'],
  wednesday: ['11:00-22:00'],
  thursday: ['11:00-22:00'],
  friday: ['18:00-02:00'],
  saturday: ['00:00-00:00'],
  sunday: [],
  delivers: true,
  radius_metres: '6000',
  base_fee: '5.00',
  fee_per_km: '1.20',
  notice_minutes: '60',
};
