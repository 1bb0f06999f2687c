import type { ErrorCode, SheetApplied, SheetPlan } from '@claypot/sdk/counter';
import type { SheetCorrections } from './corrections.ts';

/** Problem of a sheet as a whole. */
export interface SheetFailure {
  readonly code: ErrorCode;
  /** Sentence of the server; null to show the text of the code. */
  readonly message: string | null;
}

/** Import of a sheet. */
export interface SheetImportView {
  readonly status: 'empty' | 'reading' | 'ready' | 'adding' | 'added' | 'failed';
  readonly fileName: string | null;
  readonly corrections: SheetCorrections;
  /** The last preview, also while another one is read. */
  readonly plan: SheetPlan | null;
  readonly added: SheetApplied | null;
  readonly failure: SheetFailure | null;
  /** True if the draft changed since the last preview, which was read again. */
  readonly isRenewed: boolean;
  readonly canAdd: boolean;
}
