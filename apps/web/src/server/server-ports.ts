import { storedSession } from '@claypot/domain/account';
import type { CompanyRecord } from '@claypot/domain/company';
import type { OuterPorts } from '@claypot/domain/ports';
import { createMemoryStorage } from '@claypot/domain/storage';
import { createSdk } from '@claypot/sdk';
import { INERT_PORTS } from '../platform/inert-ports.ts';
import type { PageSession } from '../platform/page/page-state.ts';
import type { PageRequest } from './page-request.ts';

/** The calls are in process and need no token, but a stored session has one. */
const NO_TOKEN = 'none';

/** API of the server as the in-process calls see it. The host selects no company. */
const BASE_URL = 'http://page.invalid/api';

interface ServerPortsOptions extends Pick<PageRequest, 'call' | 'language' | 'now' | 'report'> {
  readonly company: CompanyRecord;
  readonly session: PageSession | null;
}

/**
 * Creates ports to render one page: the time stands still, the session is the visitor's, and
 * nothing is stored, followed or navigated to.
 */
export function createServerPorts({
  call,
  company,
  language,
  now,
  report,
  session,
}: ServerPortsOptions): OuterPorts {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  const storage = createMemoryStorage();
  if (session !== null) {
    const record = session.identity === 'member' ? { ...session, api_token: NO_TOKEN } : session;
    storedSession(storage, company.company_subdomain).write(record);
  }
  return {
    ...INERT_PORTS,
    connect: () => createSdk({ baseUrl: BASE_URL, fetch: call, language: () => language }),
    clock: { now: () => instant },
    storage,
    language: { get: () => language, set: () => undefined },
    report,
  };
}
