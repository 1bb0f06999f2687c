import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk } from '@claypot/sdk/counter';
import { retryRequest } from '../retry.ts';
import type { Place } from './open-counter.ts';
import { createStarPrinter, type Printed, readTicket } from './star-printer.ts';

export interface PrintersAtWork {
  /** Everything on paper, oldest first. */
  readonly papers: readonly Printed[];
  /** Number of jobs during which the Star printer lost power, half of them after printing. */
  readonly powerCuts: number;
  /** Errors that no injected fault explains. */
  readonly errors: readonly string[];
  leave(): Promise<void>;
}

const PAUSE = 20;
/** The Star printer loses power during one job of so many, beginning with the first. */
const POWER_CUT = 10;

/**
 * Lets a Star printer and a printer at the cable of the first tablet compete for the tickets of the
 * branch. Neither repeats a request for a job whose answer was lost.
 */
export function letPrintersWork(url: string, place: Place): PrintersAtWork {
  const papers: Printed[] = [];
  const errors: string[] = [];
  const star = createStarPrinter(`${url}${place.starPath}`);
  const [tablet] = place.tablets;
  let tickets = 0;
  let powerCuts = 0;
  let isOpen = true;

  async function serveStar(): Promise<void> {
    const poll = await star.poll();
    if (typeof poll === 'string') return;
    const ticket = await star.print(poll.token);
    if (ticket === null) return;
    const isCut = tickets % POWER_CUT === 0;
    tickets += 1;
    if (isCut) powerCuts += 1;
    if (!isCut || powerCuts % 2 === 0) papers.push(ticket);
    if (!isCut) await star.report(poll.token);
  }

  async function serveCable(sdk: CounterSdk): Promise<void> {
    const body = { printer_id: place.usbPrinterId };
    const leased = await sdk.leasePrintJob({ body }).catch((error: unknown) => {
      if (error instanceof ApiError && error.outcomeUnknown) return null;
      throw error;
    });
    if (leased === null) return;
    papers.push(readTicket('escpos', Uint8Array.from(Buffer.from(leased.data, 'base64'))));
    await retryRequest((signal) =>
      sdk.confirmPrintJob({ path: { id: leased.job.id } }, { signal }),
    );
  }

  const repeat = async (serve: () => Promise<void>) => {
    while (isOpen) {
      await serve();
      await wait(PAUSE);
    }
  };
  const working = Promise.all(
    [repeat(serveStar), ...(tablet === undefined ? [] : [repeat(() => serveCable(tablet))])].map(
      (each) =>
        each.catch((error: unknown) => {
          errors.push(String(error));
        }),
    ),
  );
  return {
    papers,
    errors,
    get powerCuts() {
      return powerCuts;
    },
    async leave() {
      isOpen = false;
      await working;
    },
  };
}
