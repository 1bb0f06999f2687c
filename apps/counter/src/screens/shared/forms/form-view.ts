import type { FieldChange, FieldName, FormView as ViewOfForm } from '@claypot/domain/machines';
import type { ErrorCode } from '@claypot/sdk/counter';
import type { FieldText } from './field-texts.ts';

/** View of a form of the counter. */
export type FormView<TValues> = ViewOfForm<TValues, FieldName<TValues>, ErrorCode, FieldText>;

/** Callbacks of a form. */
export interface FormCallbacks<TValues> {
  readonly onChange: (change: FieldChange<TValues>) => void;
  readonly onSubmit: () => void;
}
