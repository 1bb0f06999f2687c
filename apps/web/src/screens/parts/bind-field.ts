import type { FormView } from '@claypot/domain';

/** A form as its fields see it. */
export interface FormPart {
  readonly values: FormView['values'];
  /** What is wrong at a field, in words. */
  readonly faultAt: (field: string) => string | undefined;
  readonly onChange: (field: string, value: string) => void;
}

/** What ties the field of this name to its form. */
export function bindField({ values, faultAt, onChange }: FormPart, name: string) {
  return {
    name,
    value: values[name] ?? '',
    error: faultAt(name),
    onChange: (value: string) => onChange(name, value),
  };
}
