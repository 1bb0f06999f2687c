import type { KeyValueStorage, Random } from '@claypot/domain/ports';
import * as v from 'valibot';
import { type SetUpDraft, STEPS } from './set-up.types.ts';

/** Storage of one tab. */
export type TabStorage = Pick<KeyValueStorage, 'get' | 'set' | 'remove'>;

const KEY = 'claypot-set-up';

const text = v.string();
const day = v.array(text);

/** Earlier versions may have stored other fields; such a draft is not used. */
const draftSchema = v.object({
  restaurant: v.nullable(
    v.object({
      name: text,
      name_zh: text,
      subdomain: text,
      registration_no: text,
      sst_registration_no: text,
      phone: text,
      email: text,
      brand_color: text,
    }),
  ),
  branch: v.nullable(
    v.object({
      name: text,
      street1: text,
      street2: text,
      postal_code: text,
      city: text,
      state: text,
      latitude: text,
      longitude: text,
      monday: day,
      tuesday: day,
      wednesday: day,
      thursday: day,
      friday: day,
      saturday: day,
      sunday: day,
    }),
  ),
  owner: v.nullable(v.object({ name: text, login: text })),
  step: v.picklist(STEPS),
  key: text,
});

/** Values that the person has entered in the tab. */
export interface DraftStorage {
  read(): SetUpDraft;
  /** Replaces parts of the draft. */
  save(part: Partial<SetUpDraft>): void;
  clear(): void;
}

/** Creates the storage of the draft. A draft that is damaged counts as none. */
export function createDraftStorage(storage: TabStorage, random: Random): DraftStorage {
  let draft = parseDraft(storage.get(KEY)) ?? {
    restaurant: null,
    branch: null,
    owner: null,
    step: 'restaurant',
    key: random.uuid(),
  };
  return {
    read: () => draft,
    save(part) {
      draft = { ...draft, ...part };
      storage.set(KEY, JSON.stringify(draft));
    },
    clear: () => storage.remove(KEY),
  };
}

function parseDraft(stored: string | null): SetUpDraft | null {
  if (stored === null) return null;
  try {
    const { success, output } = v.safeParse(draftSchema, JSON.parse(stored));
    return success ? output : null;
  } catch {
    return null;
  }
}
