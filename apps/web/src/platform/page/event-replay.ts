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

/**
 * Records presses until the app replays them ({@link takePresses}) and prevents their default
 * action: the browser would submit a form with all typed text in the address. A button pressed
 * twice counts once, because the first press had no visible effect.
 */
export function recordEvents(view: typeof globalThis): void {
  const pressed: HTMLElement[] = [];
  const record = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(PRESSABLE);
    if (control === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (control.localName !== 'button' || pressed.at(-1) !== control) pressed.push(control);
  };
  view.document.addEventListener('click', record, true);
  view.eventReplay = {
    pressed,
    stop: () => view.document.removeEventListener('click', record, true),
  };
}

/** Stops recording. @returns the recorded presses, once, in order. */
export function takePresses(view: typeof globalThis): readonly HTMLElement[] {
  const early = view.eventReplay;
  view.eventReplay = undefined;
  early?.stop();
  return early?.pressed.filter((control) => control.isConnected) ?? [];
}
