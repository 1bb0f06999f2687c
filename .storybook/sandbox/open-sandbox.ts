import { type App, createApp, type MachinesOf } from '@claypot/domain/app';
import type { Language } from '@claypot/domain/ports';
import { createI18n, loadAllTexts } from '@claypot/i18n';
import { createRestaurant } from '@claypot/testing';
import { followLanguage } from '../../apps/web/src/platform/page/follow-language.ts';
import { SILVER } from '../../apps/web/src/screens/account/me/samples.ts';
import { OPEN_BRANCH } from '../../apps/web/src/screens/ordering/checkout/samples.ts';
import { BANGSAR, BRANCHES } from './branches.ts';
import { createForecast } from './forecast.ts';
import { MENU } from './menu.ts';
import { createClock, createDevice } from './ports.ts';
import { createSandboxSdk } from './sandbox-sdk.ts';
import { createStartedActors } from './started-actors.ts';

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

export interface SandboxOptions {
  /** The path the app begins at. */
  readonly path: string;
  readonly language: Language;
  /** Who is looking when it begins. */
  readonly who: 'nobody' | 'guest' | 'member';
  /** Milliseconds until anything is answered. */
  readonly pace: number;
}

let nextId = 1;

/**
 * The whole product in one page: the real app and its machines, over a restaurant, a network and a
 * device that do as they are told and keep nothing.
 */
export async function openSandbox({ path, language, who, pace }: SandboxOptions) {
  const forecast = createForecast();
  const clock = createClock();
  const restaurant = createRestaurant({
    now: clock.now,
    menu: MENU,
    branches: BRANCHES,
    hours: OPEN_BRANCH.hours,
  });
  const { navigation, ports, storage } = createDevice(path, language, forecast);
  const product = createApp(
    {
      ...ports,
      clock,
      connect: (caller) => createSandboxSdk({ caller, forecast, restaurant, pace }),
    },
    { subdomain: 'demo' },
  );
  const i18n = await createI18n(language);
  await Promise.all([product.loadMachines(), loadAllTexts(i18n)]);
  followLanguage(product, i18n, language);
  const started = createStartedActors();
  const app: App = Object.create(product, {
    machines: {
      value: <Machines extends object>(of: MachinesOf<Machines>) =>
        started.watch(product.machines(of)),
    },
    firstMachines: {
      value: (of: Parameters<App['firstMachines']>[0]) => started.watch(product.firstMachines(of)),
    },
  });
  become(app, who);
  return { id: nextId++, app, forecast, i18n, navigation, restaurant, started, storage };
}

function become({ session }: App, who: SandboxOptions['who']): void {
  if (who === 'nobody') return;
  if (who === 'guest') session.send({ type: 'CONTINUE_AS_GUEST' });
  else session.send({ type: 'SIGNED_IN', user: SILVER, api_token: 'sandbox' });
  session.send({ type: 'SET_BRANCH', branch_id: BANGSAR.id, branch_name: BANGSAR.branch_name });
  session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: 'pickup' });
}
