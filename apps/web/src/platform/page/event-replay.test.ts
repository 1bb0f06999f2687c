import { expect, test } from 'vitest';
import { endBusy, recordEvents, takePresses } from './event-replay.ts';

/** The part of an element that the early script uses. */
class Control {
  readonly localName: string;
  readonly attributes = new Map<string, string>();
  isConnected = true;

  constructor(localName: string) {
    this.localName = localName;
  }

  closest(_: string): Control | null {
    return this.localName === 'a' ? null : this;
  }

  setAttribute(name: string, value: string) {
    this.attributes.set(name, value);
  }

  removeAttribute(name: string) {
    this.attributes.delete(name);
  }
}

function startPage() {
  const listeners = new Set<(event: unknown) => void>();
  const view = {
    Element: Control,
    document: {
      addEventListener: (_: string, listener: (event: unknown) => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: (event: unknown) => void) =>
        listeners.delete(listener),
    },
  } as unknown as typeof globalThis;
  recordEvents(view);
  /** Clicks an element. Returns what was done to the event. */
  const press = (target: Control) => {
    const done: string[] = [];
    const event = {
      target,
      preventDefault: () => done.push('prevented'),
      stopPropagation: () => done.push('stopped'),
    };
    for (const listener of listeners) listener(event);
    return done;
  };
  return { press, view };
}

const isBusy = ({ attributes }: Control) =>
  attributes.get('aria-busy') === 'true' && attributes.has('data-early-press');

test('a pressed control is busy until its press is taken', () => {
  const { press, view } = startPage();
  const add = new Control('button');
  expect(press(add)).toEqual(['prevented', 'stopped']);
  expect(isBusy(add)).toBe(true);
  expect(takePresses(view)).toEqual([add]);
  expect(add.attributes.size).toBe(0);
});

test('takes each press once, and handles none after that', () => {
  const { press, view } = startPage();
  const add = new Control('button');
  press(add);
  takePresses(view);
  expect(takePresses(view)).toEqual([]);
  expect(press(add)).toEqual([]);
  expect(add.attributes.size).toBe(0);
});

test('records a button once in a row, and every press of a checkbox', () => {
  const { press, view } = startPage();
  const [add, egg] = [new Control('button'), new Control('input')];
  for (const control of [egg, egg, add, add, egg]) press(control);
  expect(takePresses(view)).toEqual([egg, egg, add, egg]);
});

test('leaves links to the browser', () => {
  const { press, view } = startPage();
  const link = new Control('a');
  expect(press(link)).toEqual([]);
  expect(link.attributes.size).toBe(0);
  expect(takePresses(view)).toEqual([]);
});

test('drops the press of a replaced control, which is not busy either', () => {
  const { press, view } = startPage();
  const replaced = new Control('button');
  press(replaced);
  replaced.isConnected = false;
  expect(takePresses(view)).toEqual([]);
  expect(replaced.attributes.size).toBe(0);
});

test('a control is not busy if the app fails to start, and its press is taken by a later start', () => {
  const { press, view } = startPage();
  const add = new Control('button');
  press(add);
  expect(endBusy(view)).toEqual([add]);
  expect(add.attributes.size).toBe(0);
  expect(takePresses(view)).toEqual([add]);
});
