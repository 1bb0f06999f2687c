import type { FirstRequest } from './first-requests.ts';
import type { Visitor } from './visitor.ts';

/** A request of the contract as it goes over the line; a GET has no body. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Below the API's base. */
  readonly path: string;
  readonly body?: unknown;
}

/** What a screen asks for first, for one visitor: without what needs a branch where none is chosen. */
export function fillRequests(
  requests: readonly FirstRequest[],
  companyId: string,
  { owner, branchId }: Visitor,
): readonly ApiRequest[] {
  const fill = (text: string) =>
    text.replace(':company', () => companyId).replace(':branch', () => branchId ?? '');
  return requests
    .filter(({ atBranch }) => branchId !== null || !atBranch)
    .map(({ method, path, body }) => ({
      method,
      path: fill(path),
      ...(body !== undefined && { body: body === 'owner' ? owner : fillFields(body, fill) }),
    }));
}

function fillFields(
  body: Readonly<Record<string, string | null>>,
  fill: (text: string) => string,
): Readonly<Record<string, string | null>> {
  const fields = Object.entries(body);
  return Object.fromEntries(fields.map(([key, value]) => [key, value && fill(value)]));
}
