import { createActor } from 'xstate';
import { createTopUp } from '../../loyalty/top-up/top-up.implementation.ts';
import { storedPayment } from '../../machines/payment/record.ts';
import { ownedBy } from '../../storage/owned-by.ts';
import { createTabSignal } from '../../storage/tab-signal.ts';
import type { Core } from './core.ts';

export type WalletActors = ReturnType<typeof createWalletActors>;

/** Starts the top-up actor, which lives as long as the app, and returns it with its storage. */
export function createWalletActors({ emit, identity, ports, subdomain }: Core) {
  const stored = storedPayment(ports.storage, subdomain, 'top-up');
  const ownRecord = () => ownedBy(stored, identity());
  const topUp = createActor(createTopUp({ ...ports, emit, identity, stored }), {
    input: { record: ownRecord() },
  }).start();

  return {
    actors: { topUp },
    record: { stored, own: ownRecord },
    walletChanged: createTabSignal(ports, subdomain, 'wallet-changed'),
  };
}
