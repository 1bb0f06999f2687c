import { textOf } from '@claypot/counter/back-office';
import { STANDARD_COLOR } from '@claypot/domain/theme';
import { Spinner } from '@claypot/ui';
import { useState } from 'react';
import { onDemand } from '../../../shared/on-demand/on-demand.tsx';
import type { FieldProps } from '../field-props.ts';
import { useDraftForm } from '../form-context.ts';
import { useField } from '../use-field.ts';
import type { ColorEditorProps } from './ColorEditor.tsx';
import { StandardColor } from './StandardColor.tsx';

const { Component: ColorEditor } = onDemand<ColorEditorProps>(
  async () => (await import('./ColorEditor.tsx')).ColorEditor,
  <Spinner />,
);

/** Colour of the company, with a preview; or the standard colours. */
export function ColorInput({ field, ...place }: FieldProps<'text'>) {
  const { name, label, hint = '', value, error, set } = useField(field, place);
  const { isReadOnly, pictureUrl } = useDraftForm();
  // After a press the control that replaces the pressed one has the focus.
  const [isPressed, setIsPressed] = useState(false);
  const text = textOf(value);
  const press = (next: string | undefined) => {
    setIsPressed(true);
    set(next);
  };
  if (text === '') {
    return (
      <StandardColor
        name={name}
        label={label}
        hint={hint}
        error={error}
        hasFocus={isPressed}
        onChoose={() => press(STANDARD_COLOR)}
      />
    );
  }
  const logo = textOf(place.record.company_logo);
  return (
    <ColorEditor
      name={name}
      label={label}
      hint={hint}
      error={error}
      value={text}
      logoUrl={logo === '' ? null : pictureUrl(logo)}
      isReadOnly={isReadOnly}
      hasFocus={isPressed}
      onChange={(next) => set(next === '' ? undefined : next)}
      onClear={() => press(undefined)}
    />
  );
}
