import { BASE } from './follow-links.ts';

/** Paths below the app's base that screens link to. */
export const MORE_PATH = '/more';
export const SIGN_IN_PATH = '/sign-in';
export const INVITATION_PATH = '/invitation';
export const PAIR_PATH = '/pair';
export const REPORTS_PATH = '/reports';
export const CLOSE_PATH = '/close';
export const SETTINGS_PATH = '/settings';
export const HOURS_PATH = '/settings/hours';
export const BOOKINGS_PATH = '/bookings';
export const BILLS_PATH = '/bills';
export const MEMBERS_PATH = '/members';
export const CAPACITY_PATH = '/settings/capacity';
export const DEVICES_PATH = '/settings/devices';
export const PRINTERS_PATH = '/settings/printers';
export const RECORD_PATH = '/settings/record';
export const SECOND_FACTOR_PATH = '/settings/second-factor';

export const BACK_OFFICE_PATH = '/back-office';
export const PICTURES_PATH = '/back-office/pictures';
export const IMPORT_PATH = '/back-office/import';
export const EXPORT_PATH = '/back-office/export';
export const LINKS_PATH = '/back-office/links';

/** Returns the path of a section of the back office below the app's base. */
export function sectionPath(section: string): string {
  return `${BACK_OFFICE_PATH}/${encodeURIComponent(section)}`;
}

/** Last part of the path of a new entry. It is no key of an entry, because keys are lower case. */
export const NEW_ENTRY = 'New';

/** Returns the path of an entry of the back office below the app's base. */
export function entryPath(section: string, key: string): string {
  return `${sectionPath(section)}/${encodeURIComponent(key)}`;
}

/** Returns the path of a bill below the app's base. */
export function billPath(id: string): string {
  return `${BILLS_PATH}/${encodeURIComponent(id)}`;
}

/** Returns the link to a path below the app's base. */
export function hrefOf(path: string): string {
  return path === '/' ? BASE : BASE + path;
}
