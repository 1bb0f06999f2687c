import { createActor } from 'xstate';
import { createTopUp } from '../../../loyalty/top-up/top-up.implementation.ts';
import { ownedBy } from '../../../storage/owned-by.ts';
import type { Area } from '../areas.ts';
import type { MachineParts } from '../machine-parts.ts';

export type StartedWallet = ReturnType<typeof startWallet>;

/** Top-up in progress. */
export const walletArea: Area<'wallet'> = { name: 'wallet', start: startWallet };

function startWallet(parts: MachineParts) {
  const stored = parts.records.topUpPayment;
  const ownRecord = () => ownedBy(stored, parts.identity());
  const topUp = createActor(createTopUp({ ...parts, stored }), {
    input: { record: ownRecord() },
  }).start();
  if (parts.hasLeftPayment()) topUp.send({ type: 'LEFT' });
  const unfollow = stored.onChangeElsewhere(() =>
    topUp.send({ type: 'ADOPT', record: ownRecord() }),
  );
  return {
    topUp,
    stop: () => {
      unfollow();
      topUp.stop();
    },
  };
}
