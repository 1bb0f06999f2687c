import * as v from 'valibot';
import type { KeyValueStorage, Language } from '../../ports/ports.ts';
import { createStored, type Stored } from '../../storage/stored.ts';
import type { CompanyRecord } from './company.types.ts';

interface PersistedCompany {
  readonly language: Language;
  readonly record: CompanyRecord;
}

/** Raised whenever the record's shape changes. */
const VERSION = 1;

const schema = v.custom<PersistedCompany>((kept) => typeof kept === 'object' && kept !== null);

/**
 * The company's record on the device (spec §3), for where the page does not bring it: it is shown at
 * once at the next visit, and asked for behind that.
 */
export function persistedCompany(
  storage: KeyValueStorage,
  subdomain: string,
): Stored<PersistedCompany> {
  return createStored(storage, { subdomain, thing: 'company', version: VERSION, schema });
}
