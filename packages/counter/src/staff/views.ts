import type { Freshness } from '@claypot/domain/machines';
import type { Language } from '@claypot/domain/ports';
import type {
  BranchState,
  Device,
  ErrorCode,
  EventFilters,
  Invitation,
  PersonOfDevice,
  SecondFactorSetup,
  SessionBranch,
  SessionDevice,
  SessionPerson,
  StaffEvent,
  StaffMember,
} from '@claypot/sdk/counter';
import type { FormView } from '../app/form/form.ts';

/** The session of the device and its person. */
export interface SessionView {
  /**
   * - `loading`, `failed`: the session is not known yet.
   * - `unpaired`: no device and no person; the front end shows the sign-in.
   * - `locked`: a paired device without a person; the front end shows the PIN pad.
   * - `signedIn`: a person works, on a paired device or elsewhere.
   */
  readonly status: 'loading' | 'failed' | 'unpaired' | 'locked' | 'signedIn';
  readonly companyName: string;
  /** IANA time zone of all times at the counter; empty before the first load. */
  readonly timeZone: string;
  readonly device: SessionDevice | null;
  readonly person: SessionPerson | null;
  /** Branch that the screens show; null if none is selected. */
  readonly branch: SessionBranch | null;
  /** Branches that the person can select. On a paired device, only its branch. */
  readonly branches: readonly SessionBranch[];
  /** Staff who can sign in on the device, by name. */
  readonly people: readonly PersonOfDevice[];
  /** True while the session is read again, for example after a rejected request. */
  readonly isChecking: boolean;
  /** Error of the first load; null in other states. */
  readonly error: ErrorCode | null;
}

export interface LanguageView {
  readonly language: Language;
}

/** Problem of the last PIN. */
export interface PinProblem {
  readonly code: ErrorCode;
  /** Remaining tries after a wrong PIN; null for other problems. */
  readonly triesLeft: number | null;
}

/** The PIN pad. It never shows digits, only their number. */
export interface PinPadView {
  /** `done`: the PIN was right. */
  readonly status: 'choosing' | 'entering' | 'checking' | 'done';
  /** People to choose from, by name. */
  readonly people: readonly PersonOfDevice[];
  /** Chosen person; null while choosing. */
  readonly person: PersonOfDevice | null;
  /** Number of entered digits. */
  readonly count: number;
  /** Digits of the person's PIN; 0 while choosing. */
  readonly length: number;
  readonly problem: PinProblem | null;
}

export type SignInValues = {
  login: string;
  password: string;
  /** Code of the authenticator app; null until the server asks for it. */
  code: string | null;
};

export interface SignInView extends FormView<SignInValues> {
  /** At `code`, the form also asks for the code of the authenticator app. */
  readonly step: 'password' | 'code';
}

/** State of an action that is triggered by a press. */
export type ActionStatus = 'idle' | 'asking' | 'running' | 'rejected' | 'done';

export interface DevicesView extends Freshness {
  readonly status: 'loading' | 'empty' | 'ready' | 'failed';
  readonly devices: readonly Device[];
  readonly error: ErrorCode | null;
  /** Revocation of one device; it asks first. */
  readonly revoke: {
    readonly status: ActionStatus;
    readonly device: Device | null;
    readonly error: ErrorCode | null;
  };
}

export interface StaffListView extends Freshness {
  readonly status: 'loading' | 'empty' | 'ready' | 'failed';
  readonly people: readonly StaffMember[];
  readonly error: ErrorCode | null;
  /** Reset of a person, which asks first, or unlocking of a PIN. */
  readonly action: {
    readonly name: 'reset' | 'unlockPin' | null;
    readonly status: ActionStatus;
    readonly person: StaffMember | null;
    readonly error: ErrorCode | null;
  };
  /** Code of the last reset, shown until `DISMISS`; null if there is none. */
  readonly invitation: Invitation | null;
}

/** Which events the record shows. Null fields match all. */
export type EventLogFilters = EventFilters;

export interface EventLogView extends Freshness {
  readonly status: 'loading' | 'empty' | 'ready' | 'failed';
  readonly filters: EventLogFilters;
  /** Newest first. */
  readonly events: readonly StaffEvent[];
  /** Number of the page, from 1. */
  readonly page: number;
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly error: ErrorCode | null;
}

/** The export of all events that match the filters. */
export interface EventExportView {
  /** `failed`: RETRY continues at the page that failed. */
  readonly status: 'idle' | 'running' | 'failed' | 'done';
  /** Number of the events so far. */
  readonly count: number;
  /** Number of all events; null until the server has counted them. */
  readonly total: number | null;
  /** The file in parts, complete in `done`; else empty. */
  readonly parts: readonly string[];
  readonly error: ErrorCode | null;
}

/** The second factor of the signed-in person. */
export interface SecondFactorView {
  /**
   * - `off`, `on`: the present setting.
   * - `starting`: requests a secret.
   * - `confirming`: shows the secret; the form confirms it with a code.
   * - `removing`: the form switches the second factor off with a code.
   */
  readonly status: 'off' | 'starting' | 'confirming' | 'on' | 'removing';
  /** Secret and QR code address while confirming; else null. */
  readonly setup: SecondFactorSetup | null;
  /** Form of the code while confirming or removing; else null. */
  readonly form: FormView<{ code: string }> | null;
  /** Error of `starting`. */
  readonly error: ErrorCode | null;
}

/** An action that may need a manager's approval. */
export interface ApprovalView<TInput, TOutput> {
  /**
   * `asking`: the PIN pad asks for a manager. `rejected`, `done`: until `DISMISS` or the next
   * `RUN`.
   */
  readonly status: 'idle' | 'asking' | 'running' | 'rejected' | 'done';
  /** PIN pad of the manager while asking; else null. */
  readonly pad: PinPadView | null;
  /** Why a manager is asked again: the last approval had expired or was used. */
  readonly problem: ErrorCode | null;
  readonly input: TInput | null;
  readonly output: TOutput | null;
  /** Name of the manager whose approval was used; null without one. */
  readonly approverName: string | null;
  readonly error: ErrorCode | null;
}

/** How busy the branch is. */
export interface BusyView {
  readonly branch: BranchState | null;
  readonly minutes: 10 | 20 | 30 | null;
  readonly until: Temporal.Instant | null;
}
