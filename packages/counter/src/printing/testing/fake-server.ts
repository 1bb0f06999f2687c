import { ApiError } from '@claypot/sdk';
import type { CounterSdk, PrintJob } from '@claypot/sdk/counter';
import { aLeasedJob, aPrintJob } from '@claypot/testing/counter';

/** Duration of a lease, in ms. */
const LEASE = 60_000;

type Weather = 'fine' | 'requestLost' | 'replyLost';

/**
 * Returns a server with one printer by cable, as the contract describes it: one job at a time, and
 * a lease without a report becomes unconfirmed.
 *
 * @param now present time in epoch ms
 */
export function fakePrintServer(now: () => number) {
  const jobs: PrintJob[] = [];
  const leases = new Map<string, number>();
  const requests: string[] = [];
  let weather: Weather = 'fine';

  const set = (id: string, fields: Partial<PrintJob>) => {
    const index = jobs.findIndex((job) => job.id === id);
    const job = jobs[index];
    if (job !== undefined) jobs[index] = { ...job, ...fields };
  };
  const settle = () => {
    for (const [id, end] of leases) {
      if (end > now()) continue;
      leases.delete(id);
      set(id, { state: 'unconfirmed' });
    }
  };
  /** Runs a request unless it is lost; its reply may be lost. */
  const request = async <T>(name: string, act: () => T): Promise<T> => {
    requests.push(name);
    if (weather === 'requestLost') throw new ApiError({ kind: 'network' });
    const reply = act();
    if (weather === 'replyLost') throw new ApiError({ kind: 'network' });
    return reply;
  };
  const report = (id: string, fields: Partial<PrintJob>) => {
    const job = jobs.find((each) => each.id === id);
    if (job === undefined) throw new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
    leases.delete(id);
    if (job.state === 'leased' || job.state === 'unconfirmed') set(id, fields);
    return { ...job, ...fields };
  };
  const operations = {
    leasePrintJob: () =>
      request('lease', () => {
        settle();
        const next = leases.size > 0 ? undefined : jobs.find(({ state }) => state === 'queued');
        if (next === undefined) return null;
        leases.set(next.id, now() + LEASE);
        set(next.id, { state: 'leased' });
        return aLeasedJob({ job: { ...next, state: 'leased' }, data: btoa(`ticket ${next.id}`) });
      }),
    confirmPrintJob: ({ path: { id } }) =>
      request(`confirm ${id}`, () => report(id, { state: 'printed' })),
    failPrintJob: ({ body: { error }, path: { id } }) =>
      request(`fail ${id} ${error}`, () => report(id, { state: 'failed', error })),
  } satisfies Partial<CounterSdk>;
  return {
    operations,
    requests,
    /** Fate of the next requests. */
    become: (next: Weather) => {
      weather = next;
    },
    queue: (id: string) =>
      void jobs.push(aPrintJob({ id, state: 'queued', order_id: `order-${id}` })),
    states: () => {
      settle();
      return Object.fromEntries(jobs.map(({ id, state }) => [id, state]));
    },
  };
}
