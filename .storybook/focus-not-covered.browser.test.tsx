import '@claypot/ui/styles.css';
import { homeIcon, stickyBottomRef, TabBar, userIcon } from '@claypot/ui';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import styles from '../apps/web/src/app/frame/Frame.module.css';
import * as changePassword from '../apps/web/src/screens/account/change-password/ChangePasswordView.stories.tsx';
import * as forgotPassword from '../apps/web/src/screens/account/forgot-password/ForgotPasswordView.stories.tsx';
import * as login from '../apps/web/src/screens/account/login/LoginView.stories.tsx';
import * as profile from '../apps/web/src/screens/account/profile/ProfileView.stories.tsx';
import * as signUp from '../apps/web/src/screens/account/sign-up/SignUpView.stories.tsx';
import * as bookTable from '../apps/web/src/screens/booking/book-table/BookTableView.stories.tsx';
import * as home from '../apps/web/src/screens/company/home/HomeView.stories.tsx';
import * as topUp from '../apps/web/src/screens/loyalty/top-up/TopUpFormView.stories.tsx';
import * as orderForm from '../apps/web/src/screens/ordering/checkout/OrderFormView.stories.tsx';
import * as dish from '../apps/web/src/screens/ordering/dish/DishView.stories.tsx';
import * as menu from '../apps/web/src/screens/ordering/menu/MenuView.stories.tsx';
import * as addressForm from '../apps/web/src/screens/places/addresses/form/AddressFormView.stories.tsx';
import preview from './preview.tsx';

type ComposedStory = ComponentType & { load: () => Promise<void> };

setProjectAnnotations([preview]);

interface ShownScreen {
  readonly name: string;
  readonly Story: ComposedStory;
  readonly hasTabs?: boolean;
}

/** Every form with its errors, and the screens with a floating bar. */
const SCREENS: readonly ShownScreen[] = [
  { name: 'checkout', Story: composeStories(orderForm).MissingFields },
  { name: 'checkout of a member', Story: composeStories(orderForm).MemberWithVoucher },
  { name: 'delivery checkout', Story: composeStories(orderForm).Delivery },
  { name: 'booking', Story: composeStories(bookTable).Missing },
  { name: 'address', Story: composeStories(addressForm).MissingFields },
  { name: 'profile', Story: composeStories(profile).Missing },
  { name: 'password change', Story: composeStories(changePassword).Missing },
  { name: 'top-up', Story: composeStories(topUp).Missing },
  { name: 'sign-in', Story: composeStories(login).MissingFields },
  { name: 'sign-up', Story: composeStories(signUp).MissingFields },
  { name: 'password reset', Story: composeStories(forgotPassword).Mismatch },
  { name: 'dish', Story: composeStories(dish).Missing },
  { name: 'menu with a cart', Story: composeStories(menu).WithCart },
  { name: 'home with a cart', Story: composeStories(home).WithCart, hasTabs: true },
  { name: 'home with the sign-up offer', Story: composeStories(home).Ready, hasTabs: true },
];

let root: Root | undefined;

afterEach(() => {
  // The menu saves its scroll position when it is left.
  scrollTo(0, 0);
  root?.unmount();
});

describe.each([
  [390, 844],
  [320, 640],
])('at %i × %i', (width, height) => {
  test.each(SCREENS)(
    'no bar covers a focused control: $name',
    async ({ Story, hasTabs = false }) => {
      await page.viewport(width, height);
      await show(Story, hasTabs);
      const controls = focusable();
      expect(controls.length).toBeGreaterThan(0);
      expect(await coveredOnFocus(controls)).toEqual([]);
      expect(await coveredOnFocus(controls.toReversed())).toEqual([]);
    },
  );

  test('a rejected submit shows the first invalid field, even if it had the focus', async () => {
    await page.viewport(width, height);
    await show(composeStories(orderForm).MissingFields, false);
    const field = document.querySelector<HTMLInputElement>('[name=full_name]');
    if (field === null) throw new Error('The form has no name field');
    field.focus();
    scrollTo(0, 0);
    document.querySelector('form')?.requestSubmit();
    await frame();
    await frame();
    expect(await coveredOnFocus([field])).toEqual([]);
  });

  test('focusing a button of the bar does not scroll the page', async () => {
    await page.viewport(width, height);
    await show(composeStories(orderForm).MissingFields, false);
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('[type=submit]')?.focus();
    await frame();
    expect(scrollY).toBe(0);
  });
});

test('the bars of a screen that was left take no part in scrolling', async () => {
  await show(composeStories(orderForm).MissingFields, false);
  const { style } = document.documentElement;
  const heights = () => ['--sticky-top', '--sticky-bottom'].map((at) => style.getPropertyValue(at));
  expect(heights()).not.toContain('0px');
  root?.unmount();
  await frame();
  expect(heights()).toEqual(['0px', '0px']);
});

async function show(Story: ComposedStory, hasTabs: boolean): Promise<void> {
  await Story.load();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <div className={styles.column}>
      <div className={styles.screen}>
        <Story />
      </div>
      {hasTabs && <Tabs />}
    </div>,
  );
  await expect.poll(() => document.querySelector('main button, main a')).not.toBeNull();
  await document.fonts.ready;
  // Deferred parts of the screen load after the first render.
  await new Promise((resolve) => setTimeout(resolve, 300));
}

function Tabs() {
  return (
    <div ref={stickyBottomRef} data-sticky-bar="" className={styles.tabs}>
      <TabBar
        label="Main"
        current="/home"
        items={[
          { href: '/home', icon: homeIcon, label: 'Home' },
          { href: '/me', icon: userIcon, label: 'Me' },
        ]}
      />
    </div>
  );
}

/** Controls that Tab reaches, outside of the bars. */
function focusable(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  return [...all].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !bars().some((bar) => bar.contains(element)),
  );
}

/** Returns a description of each control that is covered while it has the focus. */
async function coveredOnFocus(controls: readonly HTMLElement[]): Promise<string[]> {
  const covered: string[] = [];
  for (const control of controls) {
    if (!control.isConnected) continue;
    control.focus();
    await frame();
    const parts = [control, noteOf(control)].filter((part) => part !== null);
    for (const part of parts) {
      const { top, bottom } = part.getBoundingClientRect();
      const bar = bars().find((each) => overlaps(part, each));
      const isOutside = bottom > innerHeight + 1 || top < -1;
      // A control taller than the free part of the window cannot be shown completely.
      const fits = bottom - top < innerHeight / 3;
      if (fits && (bar !== undefined || isOutside)) {
        covered.push(`${part.outerHTML.slice(0, 120)} at ${top}–${bottom}, ${bar?.className}`);
      }
    }
  }
  return covered;
}

/** Error message of a control. */
function noteOf(control: HTMLElement): HTMLElement | null {
  if (control.getAttribute('aria-invalid') !== 'true') return null;
  const id = control.getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id);
}

function bars(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position, visibility, zIndex } = getComputedStyle(element);
    return ['sticky', 'fixed'].includes(position) && zIndex !== 'auto' && visibility === 'visible';
  });
}

function overlaps(part: Element, bar: HTMLElement): boolean {
  const one = part.getBoundingClientRect();
  const other = bar.getBoundingClientRect();
  return (
    one.top < other.bottom - 1 &&
    one.bottom > other.top + 1 &&
    one.left < other.right - 1 &&
    one.right > other.left + 1
  );
}

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
