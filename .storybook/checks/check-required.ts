import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Fields that a customer types into. A search field belongs to no form that is sent. */
const TYPED =
  'textarea, input:not([type=radio], [type=checkbox], [type=file], [type=hidden], [type=range], [type=search])';
const OPTIONAL = /Optional|选填/;

/**
 * Throws if a form marks its fields in another way than all others: a required field has an
 * asterisk after its label and is announced as required, any other field is marked as optional.
 */
export const checkRequired: AfterEach<ReactRenderer> = ({ canvasElement }) => {
  for (const control of canvasElement.querySelectorAll<Control>(`${TYPED}, [type=checkbox]`)) {
    const isTyped = control.matches(TYPED) && control.form !== null;
    const fault = control.readOnly || control.hidden ? null : faultOf(control, isTyped);
    if (fault !== null) throw new Error(`The field ${control.name} ${fault}`);
  }
};

function faultOf(control: Control, isTyped: boolean): string | null {
  const isRequired = control.required || control.ariaRequired === 'true';
  const labels = [...(control.labels ?? [])];
  const hasMark = labels.some((label) =>
    [...label.querySelectorAll('[aria-hidden=true]')].some(
      (mark) => getComputedStyle(mark, '::after').content === '"*"',
    ),
  );
  if (isRequired && !hasMark) return 'is required and has no asterisk';
  if (!isRequired && hasMark) return 'has an asterisk and is not announced as required';
  // The error of an invalid field replaces the hint with the word optional.
  const isInvalid = control.ariaInvalid === 'true';
  if (
    isTyped &&
    !isRequired &&
    !isInvalid &&
    !OPTIONAL.test(wordsOf(labels) + describedBy(control))
  ) {
    return 'is neither marked as required nor as optional';
  }
  return null;
}

function wordsOf(elements: readonly (Element | null)[]): string {
  return elements.map((element) => element?.textContent ?? '').join(' ');
}

function describedBy(control: Control): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return wordsOf(ids.map((id) => document.getElementById(id)));
}
