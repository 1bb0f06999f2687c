import type { SessionRecord } from '@claypot/domain/account';
import type { Language } from '@claypot/i18n';
import type { fromWire } from '@claypot/sdk';

type WithoutToken<Record> = Record extends unknown ? Omit<Record, 'api_token'> : never;

/** Session of the customer that a page is rendered for, without the token. */
export type PageSession = WithoutToken<SessionRecord>;

/** What the server knows of a request for a page. */
export interface PageRequest {
  /** Company as the page embeds it, in the format of the contract. */
  readonly company: Parameters<typeof fromWire<'Company'>>[1];
  readonly language: Language;
  /** Path and query. */
  readonly path: string;
  readonly session: PageSession | null;
  /** Calls an operation of the API as the customer, in process. */
  readonly call: (request: Request) => Promise<Response>;
  /** Current time of the server, in epoch ms. */
  readonly now: number;
  /** Maximum time to wait for data, in ms. What is missing then is loaded by the browser. */
  readonly patience: number;
  readonly report: (error: unknown) => void;
}
