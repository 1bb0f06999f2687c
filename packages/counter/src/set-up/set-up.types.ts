import type { ErrorCode, Place, SetUpProblem, SetUpResult, SetUpState } from '@claypot/sdk/counter';
import type { PeriodTexts } from '../hours/forms/periods.ts';
import type { Weekday } from '../hours/forms/settings-form.implementation.ts';

/** Steps of the set-up in their order. */
export const STEPS = ['restaurant', 'branch', 'menu', 'owner', 'check'] as const;

export type Step = (typeof STEPS)[number];

export type RestaurantValues = {
  name: string;
  /** Empty if it is the same. */
  name_zh: string;
  subdomain: string;
  registration_no: string;
  sst_registration_no: string;
  phone: string;
  email: string;
  /** Empty for the colour of the logo. */
  brand_color: string;
};

export type BranchValues = {
  name: string;
  street1: string;
  street2: string;
  postal_code: string;
  city: string;
  state: string;
  latitude: string;
  longitude: string;
} & { [Day in Weekday]: PeriodTexts };

export type OwnerValues = {
  name: string;
  login: string;
  password: string;
  pin: string;
};

/** Values that the person has entered, without secrets. It survives a reload of the page. */
export interface SetUpDraft {
  readonly restaurant: RestaurantValues | null;
  readonly branch: BranchValues | null;
  readonly owner: Pick<OwnerValues, 'name' | 'login'> | null;
  readonly step: Step;
  /** Key of the request that creates the company. */
  readonly key: string;
}

export type SetUpFileKind = 'logo' | 'menu';

/** A file that the server did not accept. */
export interface FileProblem {
  readonly kind: SetUpFileKind;
  readonly error: ErrorCode;
  readonly reason: 'heic' | 'svg' | 'unreadable' | 'not_a_table' | null;
  /** Details in English; null if there are none. */
  readonly message: string | null;
}

/** Input of the file requests; a null file removes the stored one. */
export interface FileChange {
  readonly kind: SetUpFileKind;
  readonly file: File | null;
}

/** A result of the address search. */
export interface FoundAddress {
  readonly id: string;
  readonly name: string;
  readonly address: string;
}

export interface SetUpContext {
  step: Step;
  files: SetUpState;
  fileProblem: FileProblem | null;
  /** Kind of the file that is being sent. */
  sending: SetUpFileKind | null;
  places: readonly FoundAddress[] | null;
  place: Place | null;
  placesError: ErrorCode | null;
  problems: readonly SetUpProblem[];
  error: ErrorCode | null;
  result: SetUpResult | null;
}
