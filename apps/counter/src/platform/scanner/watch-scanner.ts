import {
  type ParsedScan,
  type TypedScannerInput,
  typedScannerMachine,
} from '@claypot/counter/members';
import { createActor } from 'xstate';
import { isReplayed, replayKeys } from './replay-keys.ts';

/** Times of a scanner in ms. Bluetooth scanners take up to 35 between two keys. */
const SCANNER = { threshold: 40, pause: 250 };
/** Keys of an input method, or of a keyboard on the screen, which has no named keys. */
const COMPOSING = ['Process', 'Unidentified', 'Dead'];
/** `keyCode` of a key that an input method handles. */
const COMPOSING_CODE = 229;

/**
 * Calls `onScan` for each code that a scanner types, also while a field has the focus. No key of a scanner
 * reaches the page. Keys of a person reach it after at most 40 ms. Returns a function that stops.
 */
export function watchScanner(
  view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  onScan: (scan: ParsedScan) => void,
  scanner: TypedScannerInput = SCANNER,
): () => void {
  const actor = createActor(typedScannerMachine, { input: scanner });
  let held: KeyboardEvent[] = [];
  /** Codes of held keys that are not released yet. */
  const down = new Set<string>();
  const replayed = actor.on('REPLAY', () => {
    const keys = held;
    held = [];
    replayKeys(keys);
  });
  const scanned = actor.on('SCANNED', ({ scan }) => {
    held = [];
    onScan(scan);
  });

  function onKeyDown(event: KeyboardEvent): void {
    // A list of choices selects by the keys of a person, which no script can send.
    if (isReplayed(event) || event.target instanceof HTMLSelectElement) return;
    actor.send({ type: 'KEY', key: keyOf(event) });
    if (!actor.getSnapshot().context.isHeld) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
    down.add(event.code);
  }

  /** Hides the release of a held key, because Space and Enter also press buttons by it. */
  function onKeyUp(event: KeyboardEvent): void {
    if (!down.delete(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  actor.start();
  view.addEventListener('keydown', onKeyDown, true);
  view.addEventListener('keyup', onKeyUp, true);
  return () => {
    view.removeEventListener('keydown', onKeyDown, true);
    view.removeEventListener('keyup', onKeyUp, true);
    replayed.unsubscribe();
    scanned.unsubscribe();
    actor.stop();
    replayKeys(held);
  };
}

function keyOf(event: KeyboardEvent) {
  const { altKey, ctrlKey, isComposing, key, keyCode, metaKey, repeat, timeStamp } = event;
  return {
    key,
    at: timeStamp,
    isShortcut: altKey || ctrlKey || metaKey,
    isByPerson: repeat || isComposing || keyCode === COMPOSING_CODE || COMPOSING.includes(key),
  };
}
