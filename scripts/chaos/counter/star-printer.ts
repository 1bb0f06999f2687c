import { lettersOn, printOn } from '@claypot/tickets/testing';

/** A ticket on paper. */
export interface Printed {
  readonly orderNumber: string;
  readonly isDuplicate: boolean;
}

/** Reads the commands of a ticket as a printer does. */
export function readTicket(make: 'star' | 'escpos', bytes: Uint8Array): Printed {
  const letters = lettersOn(printOn(make, bytes));
  const orderNumber = /CP-\d{6}-[0-9A-Z]{6}/.exec(letters)?.[0];
  if (orderNumber === undefined) throw new Error(`A ticket names no order: ${letters}`);
  return { orderNumber, isDuplicate: letters.startsWith('**DUPLICATE**') };
}

/** Result of a poll by the printer: a job with its token, no job, or no answer of the server. */
type Poll = { readonly token: string } | 'nothing' | 'no answer';

/** An emulated printer with Star CloudPRNT. It repeats no request, as after a power failure. */
export interface StarPrinter {
  poll(): Promise<Poll>;
  /** Fetches a job and prints it. Returns null without an answer, or if another printer has it. */
  print(token: string): Promise<Printed | null>;
  report(token: string): Promise<void>;
}

const FORMAT = 'application/vnd.star.starprnt';
const TIMEOUT = 15_000;

/** @param url of the printer, with its secret. */
export function createStarPrinter(url: string): StarPrinter {
  const send = async (method: string, query: Readonly<Record<string, string>>, body?: object) => {
    const answer = await fetch(`${url}?${new URLSearchParams(query)}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(body && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    }).catch(() => null);
    if (answer === null || answer.status >= 500) return null;
    // An instance that is killed ends the body.
    const bytes = await answer.bytes().catch(() => null);
    return bytes === null ? null : { status: answer.status, bytes };
  };
  return {
    async poll() {
      const answer = await send('POST', {}, { statusCode: '200 OK', printingInProgress: false });
      if (answer === null) return 'no answer';
      const { jobReady, jobToken } = JSON.parse(Buffer.from(answer.bytes).toString()) as {
        jobReady: boolean;
        jobToken?: string;
      };
      return jobReady && jobToken !== undefined ? { token: jobToken } : 'nothing';
    },
    async print(token) {
      const answer = await send('GET', { type: FORMAT, token });
      if (answer === null || answer.status === 404) return null;
      return readTicket('star', answer.bytes);
    },
    async report(token) {
      await send('DELETE', { code: '200 OK', token });
    },
  };
}
