import type { PageCookies } from '../../ports/ports.ts';

export interface FakePageCookies extends PageCookies {
  /** Number of calls of `hideVisitor`. */
  readonly hidden: number;
  /** Sets the cookies, as a response of the server does. */
  set(): void;
}

/** Returns page cookies that are not set. */
export function fakePageCookies(): FakePageCookies {
  let isSet = false;
  let hidden = 0;
  return {
    get hidden() {
      return hidden;
    },
    set: () => {
      isSet = true;
    },
    hasVisitor: () => isSet,
    hideVisitor: () => {
      hidden += 1;
      isSet = false;
    },
  };
}
