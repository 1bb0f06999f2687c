interface EventReplay {
  /** What was pressed, in order. */
  readonly pressed: HTMLElement[];
  readonly stop: () => void;
}

declare global {
  /** What was pressed on a page before its app could hear it. */
  var eventReplay: EventReplay | undefined;
}

/** Controls that do nothing without the app. */
export const PRESSABLE = 'button,input[type=checkbox],input[type=radio]';

/**
 * Keeps what is pressed until the app asks for it ({@link takePresses}), and lets the browser do
 * nothing with it: a form would be sent as the browser sends forms, with all that was typed in the
 * address. A button pressed twice is pressed once, since nothing had shown that it was.
 */
export function recordEvents(view: typeof globalThis): void {
  const pressed: HTMLElement[] = [];
  const keep = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(PRESSABLE);
    if (control === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (control.localName !== 'button' || pressed.at(-1) !== control) pressed.push(control);
  };
  view.document.addEventListener('click', keep, true);
  view.eventReplay = {
    pressed,
    stop: () => view.document.removeEventListener('click', keep, true),
  };
}

/** @returns what was pressed so far, once, in order; from now on presses go their way. */
export function takePresses(view: typeof globalThis): readonly HTMLElement[] {
  const kept = view.eventReplay;
  view.eventReplay = undefined;
  kept?.stop();
  return kept?.pressed.filter((control) => control.isConnected) ?? [];
}
