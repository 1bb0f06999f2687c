/** One press of a key, as a keyboard or a scanner sends it. */
export interface TypedKey {
  /** Value of `KeyboardEvent.key`. */
  readonly key: string;
  /** Time of the press in ms, on any clock that only runs forward. */
  readonly at: number;
  /** True with Ctrl, Alt or Meta. */
  readonly isShortcut: boolean;
  /** True while an input method composes text, or if the key repeats because it is held down. */
  readonly isByPerson: boolean;
}

/**
 * `text`: a character of a code; `end`: Enter or Tab; `control`: a control character, which no
 * person types; `modifier`: Shift and the like; `other`: everything else.
 */
export type KeyKind = 'text' | 'end' | 'control' | 'modifier' | 'other';

const ENDS = ['Enter', 'Tab'];
const MODIFIERS = ['Shift', 'CapsLock', 'Control', 'Alt', 'AltGraph', 'Meta'];
const CONTROL = /^\p{Cc}$/u;
/** One visible character. A space is none, because it also presses the focused button. */
const VISIBLE = /^[^\p{Cc}\p{Z}]$/u;

export function kindOf({ key, isShortcut }: Pick<TypedKey, 'key' | 'isShortcut'>): KeyKind {
  if (MODIFIERS.includes(key)) return 'modifier';
  if (CONTROL.test(key)) return 'control';
  if (isShortcut) return 'other';
  if (ENDS.includes(key)) return 'end';
  return VISIBLE.test(key) ? 'text' : 'other';
}
