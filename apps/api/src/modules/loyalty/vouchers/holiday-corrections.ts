/**
 * Public holidays of Malaysia that `date-holidays` lacks, and days that it lists by mistake. The
 * package calculates most holidays but lists Thaipusam and Vesak by year, up to 2026. Days in lieu
 * follow section 3 of the Holidays Act 1951. Dates of the Islamic calendar are estimates until they
 * are gazetted; a company's own `holidays` correct them.
 *
 * Source: https://github.com/vacanza/holidays at c382fdec (23 July 2026), countries/malaysia.py,
 * which cites the gazettes. `apps/api/scripts/check-holidays.ts` fails a year before the list ends.
 */
export interface HolidayCorrection {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** State numbers of ISO 3166-2:MY; null for all states. */
  readonly states: readonly string[] | null;
  /** The package's name of the holiday. Null for a day in lieu, which does not occur every year. */
  readonly kind: string | null;
}

const THAIPUSAM = {
  kind: 'Hari Thaipusam',
  states: ['01', '02', '05', '07', '08', '10', '14', '16'],
};
const VESAK = { kind: 'Vesak Day', states: null };
const SUNDAY_WEEKEND = ['01', '04', '05', '06', '07', '08', '10', '12', '13', '14', '15', '16'];
const KELANTAN_BIRTHDAY = { kind: 'Hari Keputeraan Sultan Kelantan', states: ['03'] };
const MELAKA_DAY = {
  kind: 'Hari Perisytiharan Bandar Melaka sebagai Bandaraya Bersejarah',
  states: ['04'],
};
const SABAH_BIRTHDAY = { kind: 'Hari Jadi Yang di-Pertua Negeri Sabah', states: ['12'] };
const PERLIS_BIRTHDAY = { kind: "Raja of Perlis's Birthday", states: ['09'] };

const inLieu = (date: string, ...states: readonly string[]): HolidayCorrection => ({
  date,
  states,
  kind: null,
});

export const ADDED_HOLIDAYS: readonly HolidayCorrection[] = [
  inLieu('2026-12-27', '02'),
  { date: '2027-01-22', ...THAIPUSAM },
  inLieu('2027-01-24', '02'),
  inLieu('2027-02-09', '01'),
  { date: '2027-02-20', ...MELAKA_DAY },
  { date: '2027-03-11', kind: 'Hari Raya Aidil Fitri', states: ['04'] },
  { date: '2027-03-30', ...SABAH_BIRTHDAY },
  inLieu('2027-05-02', '03', '11'),
  { date: '2027-05-15', kind: 'Hari Arafah', states: ['03'] },
  inLieu('2027-05-17', ...SUNDAY_WEEKEND),
  { date: '2027-05-17', ...PERLIS_BIRTHDAY },
  inLieu('2027-05-18', '03', '09', '11'),
  { date: '2027-05-20', ...VESAK },
  inLieu('2027-08-15', '03', '11'),
  { date: '2027-09-29', ...KELANTAN_BIRTHDAY },
  { date: '2027-09-30', ...KELANTAN_BIRTHDAY },
  inLieu('2027-12-26', '03', '11'),
  inLieu('2028-01-30', '02'),
  { date: '2028-02-09', ...THAIPUSAM },
  inLieu('2028-02-14', '06', '07', '08', '09', '10', '14', '15', '16'),
  { date: '2028-02-20', ...MELAKA_DAY },
  inLieu('2028-02-21', '04'),
  inLieu('2028-02-28', '01', '03', '05', '06', '07', '08', '09', '10'),
  inLieu('2028-02-28', '11', '12', '13', '14', '15', '16'),
  { date: '2028-02-28', kind: 'Hari Raya Aidil Fitri', states: ['04'] },
  inLieu('2028-02-29', '04'),
  inLieu('2028-03-05', '11'),
  { date: '2028-03-30', ...SABAH_BIRTHDAY },
  { date: '2028-05-04', kind: 'Hari Arafah', states: ['03'] },
  inLieu('2028-05-07', '02', '03', '11'),
  { date: '2028-05-09', ...VESAK },
  { date: '2028-05-17', ...PERLIS_BIRTHDAY },
  inLieu('2028-07-31', '06'),
  inLieu('2028-09-17', '03', '11'),
  { date: '2028-09-29', ...KELANTAN_BIRTHDAY },
  { date: '2028-09-30', ...KELANTAN_BIRTHDAY },
];

export const REMOVED_HOLIDAYS: readonly HolidayCorrection[] = [
  // Moved to 20 February in 2024.
  { date: '2027-04-15', ...MELAKA_DAY },
  { date: '2028-04-15', ...MELAKA_DAY },
  // Moved to 17 May in 2022.
  { date: '2027-07-17', ...PERLIS_BIRTHDAY },
  { date: '2028-07-17', ...PERLIS_BIRTHDAY },
  // Moved to 30 March in 2025.
  { date: '2027-10-02', ...SABAH_BIRTHDAY },
  { date: '2028-10-07', ...SABAH_BIRTHDAY },
  // Moved to the end of September in 2023.
  { date: '2027-11-11', ...KELANTAN_BIRTHDAY },
  { date: '2027-11-12', ...KELANTAN_BIRTHDAY },
  { date: '2028-11-11', ...KELANTAN_BIRTHDAY },
  { date: '2028-11-12', ...KELANTAN_BIRTHDAY },
  // Not a holiday of Melaka since 2025.
  { date: '2026-02-18', kind: 'Awal Ramadan', states: ['04'] },
  { date: '2027-02-08', kind: 'Awal Ramadan', states: ['04'] },
  { date: '2028-01-28', kind: 'Awal Ramadan', states: ['04'] },
  // Never a holiday of Sarawak; the package lists it there in 2026 only.
  { date: '2026-11-08', kind: 'Deepavali', states: ['13'] },
];

/** Returns the corrections for a state (such as MY-14) in a year. */
export function correctionsOf(
  corrections: readonly HolidayCorrection[],
  stateId: string,
  year: number,
): readonly HolidayCorrection[] {
  const state = stateId.replace('MY-', '');
  return corrections.filter(
    ({ date, states }) =>
      date.startsWith(`${year}-`) && (states === null || states.includes(state)),
  );
}
