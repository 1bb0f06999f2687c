import type { Language } from '@claypot/i18n';
import { type RenderedPage, renderPage } from '../render-page.tsx';
import { type Body, createExampleApi, exampleOf } from './example-api.ts';

type Request = Parameters<typeof renderPage>[0];
type Company = Request['company'];
type User = Extract<NonNullable<Request['session']>, { identity: 'member' }>['user'];

export type Identity = 'guest' | 'member';

export interface Visit {
  readonly path: string;
  readonly identity: Identity;
  readonly language: Language;
  /** Name of the company and the member, by which a test finds their data. */
  readonly company?: string;
  readonly member?: string;
  readonly method?: 'delivery' | 'pickup';
  readonly isWide?: boolean;
  /** Turns of the event loop before each response. */
  readonly turns?: number;
}

interface Rendered {
  readonly page: RenderedPage | null;
  readonly called: readonly string[];
  readonly errors: readonly unknown[];
}

/** Time of the contract's examples. */
const NOW = Temporal.Instant.from('2026-11-22T12:30:00+08:00').epochMilliseconds;
const PATIENCE = 60_000;
const GUEST = '00000000-0000-4000-8000-00000000000a';

const CHOICES = { branch_id: 'bangsar', branch_name: 'Bangsar' } as const;

/** Renders a page with an API of the contract's examples. */
export async function pageOf(visit: Visit): Promise<Rendered> {
  const { company, identity, isWide = false, language, member } = visit;
  const { method = 'pickup', path, turns = 0 } = visit;
  const errors: unknown[] = [];
  const user = { ...(dataOf('customer') as User), full_name: member ?? 'Tan Mei Ling' };
  const api = createExampleApi(
    (id, body) => (id === 'customer' ? withData(body, user) : body),
    turns,
  );
  const choices = { ...CHOICES, delivery_method: method };
  const page = await renderPage({
    company: { ...(dataOf('companyInfo') as Company), ...(company && { company_name: company }) },
    language,
    path,
    session:
      identity === 'guest'
        ? { identity, guest_id: GUEST, guest_name: 'Guest_123456', ...choices }
        : { identity, user, left_guest: null, ...choices },
    isWide,
    call: api.call,
    now: NOW,
    patience: PATIENCE,
    safeText: (html) => ({ html: html.replaceAll(/<script.*?<\/script>/gs, ''), sections: 0 }),
    report: (error) => errors.push(error),
  });
  return { page, called: api.called, errors };
}

function dataOf(id: string): unknown {
  const { data } = exampleOf(id);
  return typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
}

function withData(body: Body, data: object): Body {
  const isNested = typeof body.data === 'object' && body.data !== null && 'data' in body.data;
  return { ...body, data: isNested ? { data } : data };
}
