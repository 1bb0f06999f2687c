import * as v from 'valibot';
import type { KeyValueStorage, Language } from '../../ports/ports.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import type { CompanyRecord } from './company.types.ts';

interface PersistedCompany {
  readonly language: Language;
  readonly record: CompanyRecord;
}

/** Increase it when the shape of the record changes. */
const VERSION = 1;

const schema = v.custom<PersistedCompany>((value) => typeof value === 'object' && value !== null);

/**
 * Returns the store of the company's record on the device (spec §3). The next visit shows it at
 * once and refreshes it, unless the page embeds the record.
 */
export function persistedCompany(
  storage: KeyValueStorage,
  subdomain: string,
): Stored<PersistedCompany> {
  return createStored(storage, { subdomain, thing: 'company', version: VERSION, schema });
}
