import type { FirstRequest } from '@claypot/domain/app';
import type { RouteName, RouteParams, ScreenName } from '@claypot/domain/routes';
import type { TextKey } from '@claypot/i18n';
import type { IconDrawing } from '@claypot/ui';
import type { ComponentType } from 'react';
import type { MainControl } from './main-control.ts';
import type { OutlineName } from './outlines.ts';
import type { QuickLinkIcon } from './quick-link-icons.ts';

export interface ScreenProps {
  /** Parameters of the path, for example `id`. */
  readonly params: RouteParams;
}

export type ScreenComponent = ComponentType<ScreenProps>;

/** A screen's entry in the tab bar of the main screens. */
interface ScreenTab {
  /** Index from the start; unique among all tabs. */
  readonly position: number;
  readonly href: string;
  readonly label: TextKey;
  readonly icon: IconDrawing;
}

/**
 * Tab that can be labelled with the company's own name for it. `label` is the fallback while the
 * company is loading.
 */
export interface MainTab extends ScreenTab {
  readonly named?: 'company_family_name';
}

/** Quick link to a screen on `/me`, shown as a tile. */
export interface ScreenQuickLink extends Omit<ScreenTab, 'icon'> {
  /** Name of the icon; the drawings are part of the `/me` bundle. */
  readonly icon: QuickLinkIcon;
  /** True if guests cannot use the screen. */
  readonly membersOnly?: true;
}

/**
 * Definition of a screen. Its path, access rights and Back target are in the domain's route table.
 * All definitions are part of the initial bundle, so they are small.
 */
export interface Screen<Name extends ScreenName = ScreenName> {
  readonly name: Name;
  /** Document title, followed by the company's name; null for the company's name alone. */
  readonly title: TextKey | null;
  /** Different titles on some of its routes. */
  readonly titleOn?: Readonly<Partial<Record<RouteName, TextKey>>>;
  /** Company field that replaces the title in the top bar. */
  readonly named?: 'company_family_name';
  /** Skeleton shown below the top bar while the code loads; defaults to `list`. */
  readonly outline?: OutlineName;
  /** Loads the code from the file named after the screen: `MenuScreen.tsx` renders `menu`. */
  readonly load: () => Promise<ScreenComponent>;
  /**
   * Audience of the prerendered screen; if omitted, only top bar and skeleton are prerendered.
   *
   * - `everyone`: the complete screen, which uses no machine; the app hydrates it.
   * - `anybody`: guests and members see the same at first; the app hydrates it, and typed input is
   *   preserved.
   * - `guest`, and `guestAtBranch` with a chosen branch: the screen in its loading state; the app
   *   renders it again on the client.
   */
  readonly prerenderedFor?: 'everyone' | 'anybody' | 'guest' | 'guestAtBranch';
  /**
   * First requests of the screen, including cart and addresses if it shows them (`useCart`,
   * `useAddresses`). The page sends them before the screen's code has loaded, with the IDs of its
   * path filled in. Only set if `import.meta.env.SSR`, because the browser bundle does not need it.
   */
  readonly firstRequests?: readonly FirstRequest[];
  /**
   * Control that `npm run bench -- routes` presses. Every screen of a route has one. Only set if
   * `import.meta.env.SSR`, because the browser bundle does not need it.
   */
  readonly mainControl?: MainControl | undefined;
  /** Screens that most visitors open next; their code is prefetched. */
  readonly next?: readonly ScreenName[];
  readonly tab?: MainTab;
  readonly quickLink?: ScreenQuickLink;
}
