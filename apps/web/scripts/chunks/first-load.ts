/**
 * Modules that all screens need before their first render, except public ones: the parts of their
 * machines. Each is the end of a file's path.
 */
const BEHIND = ['/composition/screen-parts.ts'];

/** Modules that every page needs and the entry loads itself. */
const ALWAYS = ['/hydrate-app.tsx'];

/**
 * Modules that a screen needs soon, except public ones: the API client, skeletons of other screens,
 * and toasts, which must be available offline. A page that the server has rendered needs no request
 * for its first render.
 */
const SOON = ['/sdk/src/sdk.ts', '/ScreenFace.tsx', '/ShownToasts.tsx'];

/** Returns the modules that a page needs beside the entry and its screen; ends of their paths. */
export function modulesBehind({ isPublic }: { readonly isPublic: boolean }): readonly string[] {
  return isPublic ? ALWAYS : [...BEHIND, ...ALWAYS];
}

/** Returns the modules that a page needs soon after its first render; ends of their paths. */
export function modulesSoon({ isPublic }: { readonly isPublic: boolean }): readonly string[] {
  return isPublic ? [] : SOON;
}

/** Screens that are the same for all visitors and need no machines. */
const PUBLIC: ReadonlySet<string> = new Set(['Login', 'Maintenance', 'NotFound']);

/** Screens that links and search results lead to. */
const LANDING: ReadonlySet<string> = new Set([
  'AvailableVoucher',
  'BranchList',
  'ClaimedVoucher',
  'Dish',
  'Home',
  'HotDeal',
  'Login',
  'Menu',
  'Package',
  'SignUp',
  'Tnc',
]);

/** How much more often a screen is the first one of a visit than one with the weight 1. */
const WEIGHTS = { login: 16, landing: 4, other: 1 } as const;

/** What the first load of a screen needs. */
export interface FirstLoad {
  /** Ends of the paths of modules beside the screen's own. */
  readonly behind: readonly string[];
  /** How often the screen is the first one of a visit, compared with others. */
  readonly weight: number;
}

/** @param screen name of its file, such as `Menu` for `MenuScreen.tsx`. */
export function firstLoadOf(screen: string): FirstLoad {
  return {
    behind: modulesBehind({ isPublic: PUBLIC.has(screen) }),
    weight: weightOf(screen),
  };
}

function weightOf(screen: string): number {
  // New customers see the login first.
  if (screen === 'Login') return WEIGHTS.login;
  return LANDING.has(screen) ? WEIGHTS.landing : WEIGHTS.other;
}
