import { type DescribedField, isShown } from '@claypot/counter/back-office';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ColorInput } from './color/ColorInput.tsx';
import { FlagInput } from './FlagInput.tsx';
import styles from './fields.module.css';
import type { DraftRecord, RecordFields } from './form-context.ts';
import { InstantInput } from './InstantInput.tsx';
import { ListInput } from './lists/ListInput.tsx';
import { PricesInput } from './lists/PricesInput.tsx';
import { RecordInput } from './lists/RecordInput.tsx';
import { VariantsInput } from './lists/VariantsInput.tsx';
import { WeekInput } from './lists/WeekInput.tsx';
import { PicturesInput } from './pictures/PicturesInput.tsx';
import { RangeInput } from './RangeInput.tsx';
import { ReferenceInput } from './references/ReferenceInput.tsx';
import { SeveralInput } from './references/SeveralInput.tsx';
import { SiblingInput } from './references/SiblingInput.tsx';
import { ScalarInput } from './ScalarInput.tsx';
import { WordsInput } from './words/WordsInput.tsx';

/** Fields of a record, two short ones beside each other in a wide window. */
export function DraftFields({ fields, record, path }: RecordFields) {
  return (
    <div className={styles.grid}>
      {fields
        .filter((field) => isShown(field, record))
        .map((field) => (
          <div key={field.name} className={isShort(field) ? styles.short : styles.wide}>
            <DraftField field={field} record={record} path={path} />
          </div>
        ))}
    </div>
  );
}

interface DraftFieldProps extends DraftRecord {
  readonly field: DescribedField;
}

function DraftField({ field, ...place }: DraftFieldProps) {
  switch (field.kind) {
    case 'words':
      return <WordsInput field={field} {...place} />;
    case 'text':
      return field.format === 'color' ? (
        <ColorInput field={field} {...place} />
      ) : (
        <ScalarInput field={field} {...place} />
      );
    case 'count':
      return <ScalarInput field={field} {...place} />;
    case 'flag':
      return <FlagInput field={field} {...place} />;
    case 'choice':
      return <ChoiceInput field={field} {...place} />;
    case 'choices':
    case 'references':
    case 'asked':
      return <SeveralInput field={field} {...place} />;
    case 'reference':
      return <ReferenceInput field={field} {...place} />;
    case 'sibling':
      return <SiblingInput field={field} {...place} />;
    case 'picture':
    case 'pictures':
      return <PicturesInput field={field} {...place} />;
    case 'prices':
      return <PricesInput field={field} {...place} />;
    case 'week':
      return <WeekInput field={field} {...place} />;
    case 'range':
      return <RangeInput field={field} {...place} />;
    case 'instant':
      return <InstantInput field={field} {...place} />;
    case 'list':
      return <ListInput field={field} {...place} />;
    case 'record':
      return <RecordInput field={field} {...place} />;
    case 'variants':
      return <VariantsInput field={field} {...place} />;
  }
}

const SHORT: readonly DescribedField['kind'][] = [
  'text',
  'count',
  'flag',
  'choice',
  'reference',
  'sibling',
  'picture',
  'range',
  'instant',
];

function isShort(field: DescribedField): boolean {
  return SHORT.includes(field.kind) && !(field.kind === 'text' && field.format === 'color');
}
