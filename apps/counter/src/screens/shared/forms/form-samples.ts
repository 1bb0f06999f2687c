import type { FormView } from './form-view.ts';

/** Returns the view of a form for stories: idle and valid unless the fields say otherwise. */
export function aForm<TValues>(
  values: TValues,
  fields: Partial<FormView<TValues>> = {},
): FormView<TValues> {
  return {
    values,
    errors: {},
    firstInvalid: null,
    busy: false,
    done: false,
    rejection: null,
    ...fields,
  };
}
