import type { DescribedField } from '@claypot/counter/back-office';
import type { DraftRecord } from './form-context.ts';

/** Props of the input of one kind of field. */
export interface FieldProps<Kind extends DescribedField['kind']> extends DraftRecord {
  readonly field: Extract<DescribedField, { readonly kind: Kind }>;
}
