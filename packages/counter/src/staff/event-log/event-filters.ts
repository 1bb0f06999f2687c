import type { EventLogFilters } from '../views.ts';

/** Filters that match every event. */
export const ALL_EVENTS: EventLogFilters = {
  branch_id: null,
  staff_id: null,
  approver_id: null,
  device_id: null,
  operation: null,
  target_id: null,
  number: null,
  first_day: null,
  last_day: null,
};

/** Names of the filters in the address of the screen. */
const PARAMETERS = {
  branch: 'branch_id',
  person: 'staff_id',
  approver: 'approver_id',
  device: 'device_id',
  action: 'operation',
  target: 'target_id',
  number: 'number',
  from: 'first_day',
  until: 'last_day',
} as const satisfies Record<string, keyof EventLogFilters>;

/** Formats and lengths of the contract. */
const DAY = /^\d{4}-\d\d-\d\d$/;
const OPERATION = /^[A-Za-z_.]{1,60}$/;
const LONGEST = { number: 30, id: 64 };

/** Reads the filters from the query of an address. Ignores values that the server would reject. */
export function eventFiltersOf(query: string): EventLogFilters {
  const parameters = new URLSearchParams(query);
  const filters = { ...ALL_EVENTS };
  for (const [name, field] of Object.entries(PARAMETERS)) {
    const value = parameters.get(name)?.trim() ?? '';
    if (isValid(field, value)) filters[field] = value;
  }
  return isForward(filters) ? filters : { ...filters, last_day: null };
}

/** Returns the query of an address with the filters; empty without filters. */
export function eventQueryOf(filters: EventLogFilters): string {
  const parameters = new URLSearchParams();
  for (const [name, field] of Object.entries(PARAMETERS)) {
    const value = filters[field]?.trim() ?? '';
    if (value !== '') parameters.set(name, value);
  }
  return parameters.toString();
}

function isValid(field: keyof EventLogFilters, value: string): boolean {
  switch (field) {
    case 'first_day':
    case 'last_day':
      return isDay(value);
    case 'operation':
      return OPERATION.test(value);
    case 'number':
      return value !== '' && value.length <= LONGEST.number;
    default:
      return value !== '' && value.length <= LONGEST.id;
  }
}

function isDay(value: string): boolean {
  if (!DAY.test(value)) return false;
  try {
    Temporal.PlainDate.from(value, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

/** Days of this format sort like texts. */
function isForward({ first_day, last_day }: EventLogFilters): boolean {
  return first_day === null || last_day === null || first_day <= last_day;
}
