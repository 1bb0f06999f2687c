import type { Language } from '@claypot/i18n';
import type { fromWire } from '@claypot/sdk';
import type { PageSession } from '../platform/page/page-state.ts';
import type { SafeText } from '../screens/company/reading/safe-text-context.ts';

type Of<Identity> = Extract<PageSession, { identity: Identity }>;

/** Session of a request, in which the member is in the format of the contract. */
type RequestSession =
  | Of<'guest'>
  | (Omit<Of<'member'>, 'user'> & {
      readonly user: Parameters<typeof fromWire<'User'>>[1];
    });

/** What the server knows of a request for a page. */
export interface PageRequest {
  /** Company as the page embeds it, in the format of the contract. */
  readonly company: Parameters<typeof fromWire<'Company'>>[1];
  readonly language: Language;
  /** Path and query. */
  readonly path: string;
  readonly session: RequestSession | null;
  /** True if the visitor's window is wide. */
  readonly isWide: boolean;
  /** Calls an operation of the API as the customer, in process. */
  readonly call: (request: Request) => Promise<Response>;
  /** Current time of the server, in epoch ms. */
  readonly now: number;
  /** Maximum time to wait for data, in ms. What is missing then is loaded by the browser. */
  readonly patience: number;
  /** Sanitises a company's HTML. */
  readonly safeText: (html: string) => SafeText;
  readonly report: (error: unknown) => void;
}
