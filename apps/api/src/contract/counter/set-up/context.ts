import type { Context } from '../../context/context.ts';

/** Dependencies and request data passed to the handlers of the set-up, which has no company. */
export interface SetUpContext
  extends Pick<
    Context,
    'address' | 'db' | 'language' | 'memberKey' | 'now' | 'passwords' | 'places' | 'random'
  > {
  readonly company: null;
  /** Token of the request. Its operation checks it again where it writes. */
  readonly token: string;
  /** Scheme and host of a company's pages, e.g. `http://lotus.localhost:8080`. */
  originOf(subdomain: string): string;
}
