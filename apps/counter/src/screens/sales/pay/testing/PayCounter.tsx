import { createCounter } from '@claypot/counter/start';
import { createMemoryStorage } from '@claypot/domain/storage';
import type { CounterSdk } from '@claypot/sdk/counter';
import { aSession } from '@claypot/testing/counter';
import { type ReactNode, useState } from 'react';
import { CounterProvider } from '../../../../hooks/counter-context.ts';
import { OrdersProvider } from '../../../orders/shared/actors/OrdersProvider.tsx';

interface PayCounterProps {
  /** Operations of the API. Any other one never responds. */
  readonly api: Partial<CounterSdk>;
  readonly children: ReactNode;
}

/** Runs a counter with the given operations, so that a story can use the real machines. */
export function PayCounter({ api, children }: PayCounterProps) {
  const [counter] = useState(() => openCounter(api));
  return (
    <CounterProvider value={counter}>
      <OrdersProvider
        runtime={counter.runtime}
        branchId="bangsar"
        person={aSession().person}
        timeZone="Asia/Kuala_Lumpur"
        renderApproval={() => null}
      >
        {children}
      </OrdersProvider>
    </CounterProvider>
  );
}

function openCounter(api: Partial<CounterSdk>) {
  const silent = { subscribe: () => () => undefined };
  return createCounter(
    {
      connect: () => respondingTo({ session: async () => aSession(), ...api }),
      stream: { open: async function* () {} },
      clock: { now: () => Temporal.Instant.from('2026-11-28T12:40:00+08:00') },
      random: { uuid: () => crypto.randomUUID(), digits: (count) => '0'.repeat(count) },
      storage: createMemoryStorage(),
      connection: { ...silent, isUp: () => true },
      language: { get: () => 'en', set: () => undefined },
      alarm: {
        ...silent,
        ring: () => undefined,
        stop: () => undefined,
        test: () => undefined,
        state: () => 'silent',
      },
      wakeLock: {
        ...silent,
        request: () => undefined,
        release: () => undefined,
        state: () => 'off',
      },
      report: () => undefined,
    },
    { subdomain: 'demo' },
  );
}

function respondingTo(operations: Partial<CounterSdk>): CounterSdk {
  return new Proxy(operations as CounterSdk, {
    get: (target, name, receiver) =>
      name in target ? Reflect.get(target, name, receiver) : () => new Promise(() => undefined),
  });
}
