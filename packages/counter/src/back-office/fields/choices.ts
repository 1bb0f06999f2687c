import type { Choice } from './field.ts';

function choicesOf<const T extends string>(...values: readonly T[]): readonly Choice<T>[] {
  return values.map((value) => ({ value, label: value }));
}

export const TAGS = choicesOf('signature', 'spicy', 'vegetarian', 'new');
export const PAGES = choicesOf('menu', 'booking', 'vouchers', 'programme');
export const BENEFIT_ICONS = choicesOf(
  'voucher',
  'bowl',
  'claypot',
  'percent',
  'star',
  'points',
  'room',
);
export const USES = [
  { value: 'dine-in', label: 'dineIn' },
  { value: 'app', label: 'inApp' },
  { value: 'both', label: 'dineInAndApp' },
] as const;
export const AUDIENCES = choicesOf('guests', 'members');
export const OPTION_TYPES = choicesOf('radio', 'checkbox');

/** States of Malaysia by their names in the files. */
export const STATES = [
  { value: 'Johor', label: 'johor' },
  { value: 'Kedah', label: 'kedah' },
  { value: 'Kelantan', label: 'kelantan' },
  { value: 'Kuala Lumpur', label: 'kualaLumpur' },
  { value: 'Labuan', label: 'labuan' },
  { value: 'Melaka', label: 'melaka' },
  { value: 'Negeri Sembilan', label: 'negeriSembilan' },
  { value: 'Pahang', label: 'pahang' },
  { value: 'Perak', label: 'perak' },
  { value: 'Perlis', label: 'perlis' },
  { value: 'Pulau Pinang', label: 'pulauPinang' },
  { value: 'Putrajaya', label: 'putrajaya' },
  { value: 'Sabah', label: 'sabah' },
  { value: 'Sarawak', label: 'sarawak' },
  { value: 'Selangor', label: 'selangor' },
  { value: 'Terengganu', label: 'terengganu' },
] as const;
