import { normalise } from './text/normalise.ts';

/** Malaysia's states and federal territories with their ISO 3166-2 codes, which serve as ids. */
export const STATES = {
  Johor: 'MY-01',
  Kedah: 'MY-02',
  Kelantan: 'MY-03',
  Melaka: 'MY-04',
  'Negeri Sembilan': 'MY-05',
  Pahang: 'MY-06',
  'Pulau Pinang': 'MY-07',
  Perak: 'MY-08',
  Perlis: 'MY-09',
  Selangor: 'MY-10',
  Terengganu: 'MY-11',
  Sabah: 'MY-12',
  Sarawak: 'MY-13',
  'Kuala Lumpur': 'MY-14',
  Labuan: 'MY-15',
  Putrajaya: 'MY-16',
} as const;

export type StateName = keyof typeof STATES;

/** Unofficial names used by people and map services. */
const OTHER_NAMES: Readonly<Record<string, StateName>> = {
  Johore: 'Johor',
  Malacca: 'Melaka',
  Penang: 'Pulau Pinang',
};

/** Words that may surround a state's name. */
const TITLES = [
  /\b(wilayah persekutuan|federal territory of|federal territory|negeri(?! sembilan)|wp)\b/g,
  /\b(state of|state)\b/g,
];

const CHINESE: Readonly<Record<StateName, string>> = {
  Johor: '柔佛',
  Kedah: '吉打',
  Kelantan: '吉兰丹',
  Melaka: '马六甲',
  'Negeri Sembilan': '森美兰',
  Pahang: '彭亨',
  'Pulau Pinang': '槟城',
  Perak: '霹雳',
  Perlis: '玻璃市',
  Selangor: '雪兰莪',
  Terengganu: '登嘉楼',
  Sabah: '沙巴',
  Sarawak: '砂拉越',
  'Kuala Lumpur': '吉隆坡',
  Labuan: '纳闽',
  Putrajaya: '布城',
};

/** A state with the id used in addresses and branches. */
interface State {
  readonly id: string;
  readonly state: string;
}

/**
 * Finds a state by its name in English, Malay or Chinese, in any case. Returns null for any other
 * text.
 */
export function findState(name: string): State | null {
  const normalised = normalise(name);
  const bare = TITLES.reduce((text, title) => text.replaceAll(title, ' '), normalised);
  const squeezed = bare.replaceAll(/\s+/g, ' ').trim();
  const other = Object.entries(OTHER_NAMES).find(([spelling]) => normalise(spelling) === squeezed);
  const official = entries().find(
    ([state]) => state === other?.[1] || [normalise(state), CHINESE[state]].includes(squeezed),
  );
  return official === undefined ? null : { id: official[1], state: official[0] };
}

/** Returns the name of a state; the id if it is unknown. */
export function stateName(id: string): string {
  return stateNames(id).name;
}

/** Returns the names of a state in Latin letters and Chinese; the id and '' if it is unknown. */
export function stateNames(id: string): { readonly name: string; readonly zh: string } {
  const [state] = entries().find(([, code]) => code === id) ?? [];
  return state === undefined ? { name: id, zh: '' } : { name: state, zh: CHINESE[state] };
}

function entries(): [StateName, string][] {
  return Object.keys(STATES).flatMap((state) =>
    isState(state) ? [[state, STATES[state]] satisfies [StateName, string]] : [],
  );
}

function isState(text: string): text is StateName {
  return text in STATES;
}
