interface EventReplay {
  readonly pressed: HTMLElement[];
  readonly stop: () => void;
}

declare global {
  /** Presses on a page before its app has started. */
  var eventReplay: EventReplay | undefined;
}

/** Controls that do nothing without the app. */
export const PRESSABLE = 'button,input[type=checkbox],input[type=radio]';

/** Attribute of a control whose press waits for the app; `early-press.css` draws it. */
const WAITING = 'data-early-press';
const BUSY = 'aria-busy';

/**
 * Records presses until the app replays them ({@link takePresses}) and prevents their default
 * action: the browser would submit a form with all typed text in the address. The pressed control
 * is busy at once. A button pressed twice counts once, because it does nothing yet.
 */
export function recordEvents(view: typeof globalThis): void {
  const pressed: HTMLElement[] = [];
  const record = (event: Event) => {
    if (!(event.target instanceof view.Element)) return;
    const control = event.target.closest<HTMLElement>(PRESSABLE);
    if (control === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (control.localName !== 'button' || pressed.at(-1) !== control) pressed.push(control);
    control.setAttribute(WAITING, '');
    control.setAttribute(BUSY, 'true');
  };
  view.document.addEventListener('click', record, true);
  view.eventReplay = {
    pressed,
    stop: () => view.document.removeEventListener('click', record, true),
  };
}

/** Removes the busy look of all pressed controls. @returns the presses. */
export function endBusy(view: typeof globalThis): readonly HTMLElement[] {
  const pressed = view.eventReplay?.pressed ?? [];
  for (const control of pressed) {
    control.removeAttribute(WAITING);
    control.removeAttribute(BUSY);
  }
  return pressed;
}

/** Stops recording. @returns the recorded presses, once, in order. */
export function takePresses(view: typeof globalThis): readonly HTMLElement[] {
  const pressed = endBusy(view);
  view.eventReplay?.stop();
  view.eventReplay = undefined;
  return pressed.filter((control) => control.isConnected);
}
