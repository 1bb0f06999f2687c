import type { SessionRecord } from '@claypot/domain/account';
import type { DehydratedApp } from '@claypot/domain/app';

type Recorded<Identity> = Extract<SessionRecord, { identity: Identity }>;

/** Session of the customer that a page is rendered for, without the token. */
export type PageSession = Recorded<'guest'> | Omit<Recorded<'member'>, 'api_token'>;

/** State of a rendered page, embedded as JSON, from which the browser hydrates it. */
export interface PageState extends DehydratedApp {
  /** Time of rendering on the server, in epoch ms. */
  readonly now: number;
  readonly session: PageSession | null;
  /** True if the server assumed a wide window. */
  readonly isWide: boolean;
  /** True if all data was there in time. Else the browser may show more in its first render. */
  readonly isComplete: boolean;
}
