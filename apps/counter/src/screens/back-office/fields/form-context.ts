import type {
  DescribedField,
  DescribedSection,
  DraftPath,
  Edit,
  pictureFieldMachine,
  References,
} from '@claypot/counter/back-office';
import type { DraftFields, DraftProblem } from '@claypot/sdk/counter';
import { type ComponentType, createContext, use } from 'react';

/** Values that the fields of a form share. */
export interface DraftForm {
  readonly description: DescribedSection;
  readonly fields: DraftFields;
  readonly problems: readonly DraftProblem[];
  readonly references: References;
  /** True if the role may only read. */
  readonly isReadOnly: boolean;
  /** Path of the field to focus, so that the lists around it open. */
  readonly revealed: string | null;
  readonly edit: (edit: Edit) => void;
  /** Renders fields, for the inputs that contain records. */
  readonly Fields: ComponentType<RecordFields>;
  /** Creates the machine of a picture field. */
  readonly createPictureField: () => typeof pictureFieldMachine;
  /** Returns the address of a stored picture. */
  readonly pictureUrl: (file: string) => string;
}

export const DraftFormContext = createContext<DraftForm | null>(null);

/** Returns the form around a field. */
export function useDraftForm(): DraftForm {
  const form = use(DraftFormContext);
  if (form === null) throw new Error('A field of the draft needs a form around it');
  return form;
}

/** A record of the form, with its place. */
export interface DraftRecord {
  readonly record: DraftFields;
  readonly path: DraftPath;
}

/** Fields of a record. */
export interface RecordFields extends DraftRecord {
  readonly fields: readonly DescribedField[];
}
