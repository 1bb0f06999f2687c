import type { FirstRequest } from '@claypot/domain/app';
import type { RouteName, RouteParams, ScreenName } from '@claypot/domain/routes';
import type { TextKey } from '@claypot/i18n';
import type { IconDrawing } from '@claypot/ui';
import type { ComponentType } from 'react';
import type { OutlineName } from './outlines.ts';
import type { QuickLinkIcon } from './quick-link-icons.ts';

/** What every screen is given. */
export interface ScreenProps {
  /** The path's parameters, e.g. `id`. */
  readonly params: RouteParams;
}

export type ScreenComponent = ComponentType<ScreenProps>;

/** A screen's place in the bar at the bottom of the main screens. */
interface ScreenTab {
  /** From the beginning, unlike that of any other. */
  readonly position: number;
  readonly href: string;
  readonly label: TextKey;
  readonly icon: IconDrawing;
}

/** A tab that may be called by the company's own word for it; `label` is said until that is known. */
export interface MainTab extends ScreenTab {
  readonly named?: 'company_family_name';
}

/** A way to a screen from /me, as a tile in the reach of a thumb. */
export interface ScreenQuickLink extends Omit<ScreenTab, 'icon'> {
  /** By its name: the drawing comes with /me. */
  readonly icon: QuickLinkIcon;
  /** Guests have nothing there. */
  readonly membersOnly?: true;
}

/**
 * What a screen says of itself. Its path, who may see it and where Back leads stand in the domain's
 * table of routes. This much of every screen comes with the first load, so it is little.
 */
export interface Screen<Name extends ScreenName = ScreenName> {
  readonly name: Name;
  /** The document's title, followed by the company's name; null for the company's name alone. */
  readonly title: TextKey | null;
  /** What it is called instead on some of its routes. */
  readonly titleOn?: Readonly<Partial<Record<RouteName, TextKey>>>;
  /** The company's own word, which its bar has in place of the title. */
  readonly named?: 'company_family_name';
  /** What it looks like under its bar until its code has come; a list, where nothing is said. */
  readonly outline?: OutlineName;
  /** Fetches its code, from a file named after it: `MenuScreen.tsx` draws `menu`. */
  readonly load: () => Promise<ScreenComponent>;
  /**
   * For whom the built page has the screen itself drawn; without it, its bar and outline. `everyone`:
   * all of it, which needs no machine and comes with the first load. `anybody`: as guests and members
   * see it alike before anything is known of them; the app goes on with it, and what was typed
   * meanwhile stays. `guest`, and `guestAtBranch` who has chosen one: waiting for its data, and the same
   * for all of them until then; the app draws in its place.
   */
  readonly prerenderedFor?: 'everyone' | 'anybody' | 'guest' | 'guestAtBranch';
  /**
   * What it asks for first, cart and addresses among it where it shows them (`useCart`,
   * `useAddresses`): its page does so before the screen's code has come, with the ids of its path put in. Only the page has
   * to know it, so it is given where `import.meta.env.SSR`, and is not in the app that browsers load.
   */
  readonly firstRequests?: readonly FirstRequest[];
  /** Where most visitors go from it: the code of these is fetched while it is looked at. */
  readonly next?: readonly ScreenName[];
  readonly tab?: MainTab;
  readonly quickLink?: ScreenQuickLink;
}
