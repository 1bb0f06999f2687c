import type { DehydratedApp } from '@claypot/domain/app';
import type { PageSession } from './page-request.ts';

/** State of a rendered page, embedded as JSON, from which the browser hydrates it. */
export interface PageState extends DehydratedApp {
  /** Time of rendering on the server, in epoch ms. */
  readonly now: number;
  readonly session: PageSession | null;
  /** True if all data was there in time. Else the browser may show more in its first render. */
  readonly isComplete: boolean;
}
