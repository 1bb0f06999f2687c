type Press = Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns false for presses that the browser handles, e.g. by opening a new tab. */
export function isPlainPress({ altKey, button, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
