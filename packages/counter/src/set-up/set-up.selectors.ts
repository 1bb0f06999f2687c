import type { ErrorCode, Place, SetUpProblem, SetUpResult, SetUpState } from '@claypot/sdk/counter';
import type { SetUpSnapshot } from './set-up.machine.ts';
import {
  type FileProblem,
  type FoundAddress,
  type SetUpFileKind,
  STEPS,
  type Step,
} from './set-up.types.ts';

export interface SetUpView {
  /**
   * - `opening`: the token is being checked; `failed`: that request failed.
   * - `invalid`: another token was printed since; `closed`: the server has a company.
   * - `filling`: the person is at `step`.
   * - `created`: the restaurant is open; `result` has its address.
   */
  readonly status: 'opening' | 'failed' | 'invalid' | 'closed' | 'filling' | 'created';
  readonly step: Step;
  /** From 1. */
  readonly number: number;
  readonly files: SetUpState;
  readonly sending: SetUpFileKind | null;
  readonly fileProblem: FileProblem | null;
  /** Null before a search. */
  readonly places: readonly FoundAddress[] | null;
  /** The chosen place; null if the person has chosen none. */
  readonly place: Place | null;
  readonly isSearching: boolean;
  readonly placesError: ErrorCode | null;
  /** False if the menu file has rows with errors. */
  readonly canContinue: boolean;
  readonly creation: 'idle' | 'planning' | 'unplanned' | 'ready' | 'creating';
  readonly problems: readonly { readonly problem: SetUpProblem; readonly step: Step | null }[];
  readonly error: ErrorCode | null;
  readonly result: SetUpResult | null;
}

const STEP_OF: Readonly<Record<SetUpProblem['field'], Step | null>> = {
  subdomain: 'restaurant',
  name: 'restaurant',
  registration_no: 'restaurant',
  sst_registration_no: 'restaurant',
  phone: 'restaurant',
  email: 'restaurant',
  logo: 'restaurant',
  branch_name: 'branch',
  street1: 'branch',
  street2: 'branch',
  postal_code: 'branch',
  city: 'branch',
  state: 'branch',
  position: 'branch',
  hours: 'branch',
  menu: 'menu',
  login: 'owner',
  other: null,
};

export function selectSetUp(snapshot: SetUpSnapshot): SetUpView {
  const { context, value } = snapshot;
  const { files, problems, step } = context;
  const filling = typeof value === 'string' ? null : value.filling;
  return {
    ...context,
    status: typeof value === 'string' ? value : 'filling',
    number: STEPS.indexOf(step) + 1,
    isSearching: filling !== null && filling.places !== 'idle',
    canContinue: (files.menu?.error_count ?? 0) === 0 && context.sending === null,
    creation: filling?.creation ?? 'idle',
    problems: problems.map((problem) => ({ problem, step: STEP_OF[problem.field] })),
  };
}
