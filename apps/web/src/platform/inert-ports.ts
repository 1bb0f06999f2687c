import { ALWAYS_UP, NO_READS, type OuterPorts } from '@claypot/domain/ports';

/** A new promise each time: a shared one would retain everything that has ever awaited it. */
const never = () => new Promise<never>(() => undefined);

/** Ports to render a page without a browser: nothing is located, navigated to or persisted. */
export const INERT_PORTS = {
  random: { uuid: () => '00000000-0000-4000-8000-000000000000', digits: (n) => '0'.repeat(n) },
  geolocation: { locate: never },
  navigation: {
    to: () => undefined,
    end: () => undefined,
    leave: () => undefined,
    back: () => undefined,
  },
  pictures: { prepare: never },
  reads: NO_READS,
  connection: ALWAYS_UP,
  isSeen: () => true,
} satisfies Partial<OuterPorts>;
