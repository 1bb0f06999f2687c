import { deferredPart } from '../../deferred/deferred-part.ts';
import { usePart } from '../../deferred/usePart.ts';
import type { NumberFieldProps } from './AriaNumberField.tsx';
import { NumberFieldFallback } from './NumberFieldFallback.tsx';

const numberField = deferredPart(() =>
  import('./AriaNumberField.tsx').then((code) => code.AriaNumberField),
);

/** Integer field: typing, buttons or arrow keys. */
export function NumberField(props: NumberFieldProps) {
  const [AriaNumberField, touches] = usePart(numberField);
  if (AriaNumberField) return <AriaNumberField {...props} />;
  return <NumberFieldFallback {...props} touches={touches} />;
}
