import type { Freshness } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk/counter';

type Status = 'loading' | 'empty' | 'ready' | 'failed';

interface Records extends Freshness {
  readonly status: Status;
  readonly error: ErrorCode | null;
}

/** Returns the view of a list in a state, for stories. */
export function aRecordsView<Rest extends object>(
  status: Status,
  rest: Rest,
  error: ErrorCode | null = null,
): Records & Rest {
  return { status, error, unconfirmed: false, stale: false, asOf: null, ...rest };
}
