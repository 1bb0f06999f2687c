import { controlledClock, unvisited } from '@claypot/domain/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { TypedKey } from './key-kind.ts';
import { typedScannerMachine } from './typed-scanner.machine.ts';

const THRESHOLD = 40;
const PAUSE = 200;
const CODE = '0012345678';

interface Press extends Partial<TypedKey> {
  /** Time since the last key, in ms. */
  readonly after?: number;
}

/** A page with one field, whose keys a scanner and a person type. */
function aPage() {
  const clock = controlledClock();
  const actor = createActor(typedScannerMachine, {
    input: { threshold: THRESHOLD, pause: PAUSE },
    clock: clock.delays,
  }).start();
  const field: string[] = [];
  const scans: unknown[] = [];
  let held: string[] = [];
  actor.on('REPLAY', () => {
    field.push(...held);
    held = [];
  });
  actor.on('SCANNED', ({ scan }) => {
    scans.push(scan);
    held = [];
  });
  const press = ({ after = 5, ...key }: Press) => {
    clock.advance(after);
    const at = clock.delays.now();
    const typed = { key: '', isShortcut: false, isByPerson: false, at, ...key };
    actor.send({ type: 'KEY', key: typed });
    if (actor.getSnapshot().context.isHeld) held.push(typed.key);
    else field.push(typed.key);
  };
  return {
    actor,
    scans,
    press,
    /** Keys that reached the page. */
    field: () => field,
    wait: (ms = PAUSE) => clock.advance(ms),
    scan: (text: string, after = 5) => {
      for (const key of text) press({ key: { '\r': 'Enter', '\t': 'Tab' }[key] ?? key, after });
    },
    type: (text: string, after = 90) => {
      for (const key of text) press({ key, after });
    },
  };
}

describe('a scanner', () => {
  test.each([
    ['Enter', `${CODE}\r`],
    ['Tab', `${CODE}\t`],
    ['silence', CODE],
    ['Enter and a line feed', `${CODE}\r\n`],
    ['control characters', `\u0002${CODE}\u0003`],
  ])('reads a code that ends with %s, and no key reaches the page', (_, text) => {
    const page = aPage();
    page.scan(text);
    expect(page.scans).toEqual([]);
    page.wait();
    expect(page.scans).toEqual([{ member_no: CODE }]);
    expect(page.field()).toEqual([]);
  });

  test('reads a code with the longest pause between keys', () => {
    const page = aPage();
    page.scan(`${CODE}\r`, THRESHOLD - 1);
    page.wait();
    expect(page.scans).toEqual([{ member_no: CODE }]);
  });

  test('reads capital letters, which come with Shift', () => {
    const page = aPage();
    for (const key of 'AB12CD34') {
      if (key >= 'A') page.press({ key: 'Shift' });
      page.press({ key });
    }
    page.press({ key: 'Enter' });
    page.wait();
    expect(page.scans).toEqual([{ member_no: 'AB12CD34' }]);
    expect(page.field().filter((key) => key !== 'Shift')).toEqual([]);
  });

  test.each([
    ['half a code with Enter', '0012\r', 'unreadable'],
    ['two characters with Enter', '78\r', 'unreadable'],
    ['half a code', '0012', 'unreadable'],
    ['two codes at once', `${CODE}\r0087654321\r`, 'several'],
  ])('reports %s, and no key reaches the page', (_, text, problem) => {
    const page = aPage();
    page.scan(text);
    page.wait();
    expect(page.scans).toEqual([{ problem }]);
    expect(page.field()).toEqual([]);
  });

  test('reads two codes with a pause between them as two', () => {
    const page = aPage();
    page.scan(`${CODE}\r`);
    page.wait(2 * PAUSE);
    page.scan('0087654321\r');
    page.wait();
    expect(page.scans).toEqual([{ member_no: CODE }, { member_no: '0087654321' }]);
  });

  test('reads a code whose last keys come after a pause, instead of a shorter number', () => {
    const page = aPage();
    page.scan('00123456');
    page.wait(PAUSE - 20);
    page.scan('78\r');
    page.wait();
    expect(page.scans).toEqual([{ member_no: CODE }]);
    expect(page.field()).toEqual([]);
  });

  test('rejects a code whose first keys came before a pause', () => {
    const page = aPage();
    page.scan('00');
    page.wait(THRESHOLD);
    page.scan('12345678\r');
    page.wait();
    expect(page.scans).toEqual([{ problem: 'unreadable' }]);
    expect(page.field()).toEqual(['0', '0']);
    page.scan(`${CODE}\r`);
    page.wait();
    expect(page.scans.at(-1)).toEqual({ member_no: CODE });
  });

  test('opens no window of the browser with Ctrl and J, which some send for a line feed', () => {
    const page = aPage();
    page.scan(CODE);
    page.press({ key: 'Control', isShortcut: true });
    page.press({ key: 'j', isShortcut: true });
    page.wait();
    expect(page.field()).toEqual(['Control']);
    expect(page.scans).toEqual([{ member_no: CODE }]);
  });

  test('ends the scan with the next key if the timer is late', () => {
    const page = aPage();
    page.scan(CODE);
    const at = 10_000;
    page.press({ key: 'x', at, after: 1 });
    expect(page.scans).toEqual([{ member_no: CODE }]);
    page.wait();
    expect(page.field()).toEqual(['x']);
  });
});

describe('a person', () => {
  test('types any text, in its order', () => {
    const page = aPage();
    page.type('tan ah kow 0123');
    page.press({ key: 'Enter', after: 90 });
    page.wait();
    expect(page.field().join('')).toBe('tan ah kow 0123Enter');
    expect(page.scans).toEqual([]);
  });

  test('types three keys at once without losing one', () => {
    const page = aPage();
    page.scan('123');
    expect(page.field()).toEqual([]);
    page.wait();
    expect(page.field()).toEqual(['1', '2', '3']);
  });

  test('sends one digit with a quick Enter', () => {
    const page = aPage();
    page.scan('7\r');
    expect(page.field()).toEqual(['7', 'Enter']);
  });

  test('holds a key down', () => {
    const page = aPage();
    page.press({ key: '8' });
    for (let repeat = 0; repeat < 10; repeat += 1) {
      page.press({ key: '8', isByPerson: true, after: 30 });
    }
    expect(page.field().join('')).toBe('8'.repeat(11));
    expect(page.scans).toEqual([]);
  });

  test('composes Chinese text with a quick input method', () => {
    const page = aPage();
    page.press({ key: '1' });
    for (const key of 'nihao') page.press({ key, isByPerson: true });
    expect(page.field().join('')).toBe('1nihao');
  });

  test('uses Backspace, arrows, Space and shortcuts at once', () => {
    const page = aPage();
    page.press({ key: 'a' });
    page.press({ key: 'Backspace' });
    page.press({ key: ' ' });
    page.press({ key: 'c', isShortcut: true });
    expect(page.field()).toEqual(['a', 'Backspace', ' ', 'c']);
  });

  test('starts to type while a scan ends', () => {
    const page = aPage();
    page.scan(CODE);
    page.press({ key: 'n', isByPerson: true });
    expect(page.scans).toEqual([{ member_no: CODE }]);
    expect(page.field()).toEqual(['n']);
  });

  test('loses no key at any speed that a person has', () => {
    const key = fc.constantFrom('1', 'a', 'Enter', 'Tab', 'Backspace', ' ', 'Shift');
    const pause = fc.integer({ min: THRESHOLD + 1, max: 3 * PAUSE });
    fc.assert(
      fc.property(fc.array(fc.tuple(key, pause)), (presses) => {
        const page = aPage();
        for (const [typed, after] of presses) page.press({ key: typed, after });
        page.wait();
        expect(page.field()).toEqual(presses.map(([typed]) => typed));
        expect(page.scans).toEqual([]);
      }),
    );
  });
});

test('reaches every state and handles every event', () => {
  const press = (key: string, at = 0) => ({
    type: 'KEY',
    key: { key, at, isShortcut: false, isByPerson: false },
  });
  const result = unvisited(typedScannerMachine, {
    events: [
      press('1'),
      press('Enter'),
      { type: 'xstate.after.silence.typedScanner.holding' },
      { type: 'xstate.after.pause.typedScanner.scanner.reading' },
      { type: 'xstate.after.silence.typedScanner.scanner.ended' },
    ],
    input: { threshold: THRESHOLD, pause: PAUSE },
    distinguish: ({ context }) => context.text.length < 5 && context.text,
  });
  expect(result).toEqual({ states: [], events: [] });
});
