import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';

/**
 * Choices of a visit that are not secret and that the first render of a page depends on. A front
 * end can store them in a cookie, so that the server renders the same.
 */
export interface VisitChoices {
  readonly branch_id: string | null;
  readonly branch_name: string | null;
  readonly delivery_method: FulfilmentMethod | null;
  /** `Guest_` and six digits; null for a member. */
  readonly guest_name: string | null;
}

export const NO_CHOICES: VisitChoices = {
  branch_id: null,
  branch_name: null,
  delivery_method: null,
  guest_name: null,
};

/** Maximum length of the text, in characters. */
const MOST = 1500;
const MOST_NAME = 100;

const ID = /^[A-Za-z0-9_-]{1,64}$/;
const GUEST_NAME = /^Guest_\d{6}$/;
/** Control characters, also those that change the direction of text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Code units that `encodeURIComponent` rejects. */
const LONE_SURROGATES = /\p{Cs}/gu;

/** Returns the choices as text that a cookie can contain; null if there are none. */
export function formatVisitChoices(choices: VisitChoices): string | null {
  const { branch_id, branch_name, delivery_method, guest_name } = choices;
  const all = [delivery_method, guest_name, branch_id, branch_name];
  if (all.every((each) => each === null)) return null;
  return all
    .map((each) => encodeURIComponent((each ?? '').replace(LONE_SURROGATES, '\uFFFD')))
    .join('/');
}

/**
 * Returns the choices of a text. Anyone can write it, so every invalid part is null. A branch
 * without a valid id has no name.
 */
export function parseVisitChoices(text: string | null): VisitChoices {
  if (text === null || text.length > MOST) return NO_CHOICES;
  const [method = '', guestName = '', id = '', name = ''] = text.split('/').map(decode);
  const branch_id = ID.test(id) ? id : null;
  const isName = name !== '' && name.length <= MOST_NAME && !UNSAFE.test(name);
  return {
    branch_id,
    branch_name: branch_id !== null && isName ? name : null,
    delivery_method: method === 'delivery' || method === 'pickup' ? method : null,
    guest_name: GUEST_NAME.test(guestName) ? guestName : null,
  };
}

/** Returns an empty text if the part is malformed. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
