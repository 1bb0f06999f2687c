const replayed = new WeakSet<Event>();

/** Returns true for an event that `replayKeys` sent. */
export function isReplayed(event: Event): boolean {
  return replayed.has(event);
}

/** Sends keys to the elements that a person pressed them for, as if they came now. */
export function replayKeys(keys: readonly KeyboardEvent[]): void {
  for (const key of keys) replayKey(key);
}

function replayKey(held: KeyboardEvent): void {
  const { target, key, code, shiftKey, location } = held;
  if (!(target instanceof HTMLElement) || !target.isConnected) return;
  const init = { key, code, shiftKey, location, bubbles: true, cancelable: true, composed: true };
  const again = new KeyboardEvent('keydown', init);
  replayed.add(again);
  if (target.dispatchEvent(again) && isTextField(target)) insertText(target, key);
}

/** Inserts text at the cursor. The field sends its own events and can undo it. */
function insertText(field: HTMLElement, text: string): void {
  const { document } = globalThis;
  const current = document.activeElement;
  const isFocused = current === field;
  if (!isFocused) field.focus({ preventScroll: true });
  // The only way that keeps the field's history of changes. All browsers support it for text.
  document.execCommand('insertText', false, text);
  if (!isFocused && current instanceof HTMLElement) current.focus({ preventScroll: true });
}

function isTextField(element: HTMLElement): boolean {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element.isContentEditable
  );
}
