import { STATES } from '../import/states.ts';
import { normalise } from './normalise.ts';

/** Names that people use beside the official one. */
const OTHER_NAMES: Readonly<Record<string, keyof typeof STATES>> = {
  Malacca: 'Melaka',
  Penang: 'Pulau Pinang',
  'Wilayah Persekutuan Kuala Lumpur': 'Kuala Lumpur',
  'Federal Territory of Kuala Lumpur': 'Kuala Lumpur',
  'Wilayah Persekutuan Labuan': 'Labuan',
  'Federal Territory of Labuan': 'Labuan',
  'Wilayah Persekutuan Putrajaya': 'Putrajaya',
  'Federal Territory of Putrajaya': 'Putrajaya',
};

/** A state with the id that addresses and branches name it by. */
interface State {
  readonly id: string;
  readonly state: string;
}

/** The state a name stands for, in English or Malay and in any case; null for any other word. */
export function findState(name: string): State | null {
  const wanted = normalise(name).trim();
  const other = Object.entries(OTHER_NAMES).find(([spelling]) => normalise(spelling) === wanted);
  const official = Object.entries(STATES).find(
    ([spelling]) => spelling === other?.[1] || normalise(spelling) === wanted,
  );
  return official === undefined ? null : { id: official[1], state: official[0] };
}

/** The name of a state; its id for one that is not known. */
export function stateName(id: string): string {
  return Object.entries(STATES).find(([, code]) => code === id)?.[0] ?? id;
}
