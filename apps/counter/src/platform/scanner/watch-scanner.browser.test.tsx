/** Types into a real browser like a scanner, and like a person. */
import type { ParsedScan } from '@claypot/counter/members';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { watchScanner } from './watch-scanner.ts';

const CODE = '0012345678';
/** Times in ms that a test's keys keep on a busy machine too. */
const SLOW = { threshold: 1000, pause: 1500 };

const page = document.body.appendChild(document.createElement('div'));
let scans: ParsedScan[] = [];
let stop = () => undefined as unknown;
let presses = 0;

beforeEach(() => {
  scans = [];
  presses = 0;
  page.innerHTML = '<form><input><textarea></textarea><button>Pay</button></form>';
  const form = page.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    presses += 1;
  });
  stop = () => undefined;
});

/** Watches with times that a scan keeps, or with those of the app. */
function watch(times?: typeof SLOW) {
  stop = watchScanner(window, (scan) => void scans.push(scan), times);
}

afterEach(() => {
  stop();
  page.replaceChildren();
});

function focus<Name extends 'input' | 'textarea' | 'button'>(name: Name) {
  const element = page.querySelector(name);
  if (element === null) throw new Error(`The page has no ${name}`);
  element.focus();
  return element;
}

/** Sends keys without a pause, as a scanner does. */
const scan = (keys: string) => userEvent.keyboard(keys);
const seen = () => vi.waitFor(() => expect(scans).toHaveLength(1), 10_000);

describe('a scan', () => {
  beforeEach(() => watch(SLOW));

  test.each(['input', 'textarea'] as const)('types nothing into a focused %s', async (name) => {
    const field = focus(name);
    field.value = 'Tan';
    const changed = vi.fn();
    field.addEventListener('input', changed);
    await scan(`${CODE}{Enter}`);
    await seen();
    expect(scans).toEqual([{ member_no: CODE }]);
    expect(field.value).toBe('Tan');
    expect(changed).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    expect(presses).toBe(0);
  });

  test('presses no focused button', async () => {
    focus('button');
    await scan(`${CODE}{Enter}`);
    await seen();
    expect(presses).toBe(0);
  });

  test('keeps the focus when it ends with a tab', async () => {
    const field = focus('input');
    await scan(`${CODE}{Tab}`);
    await seen();
    expect(document.activeElement).toBe(field);
  });

  test('is read without a focus, with control characters', async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await scan(`${CODE}{Control>}j{/Control}{Enter}`);
    await seen();
    expect(scans).toEqual([{ member_no: CODE }]);
  });

  test('of half a code types nothing either', async () => {
    const field = focus('input');
    await scan('0012{Enter}');
    await seen();
    expect(scans).toEqual([{ problem: 'unreadable' }]);
    expect(field.value).toBe('');
  });
});

describe('a person', () => {
  beforeEach(() => watch());

  test('types text, corrects it, and submits with Enter', async () => {
    const field = focus('input');
    for (const [key, value] of [
      ['T', 'T'],
      ['a', 'Ta'],
      ['m', 'Tam'],
      ['{Backspace}', 'Ta'],
      ['n', 'Tan'],
      [' ', 'Tan '],
      ['7', 'Tan 7'],
    ] as const) {
      await userEvent.keyboard(key);
      await vi.waitFor(() => expect(field.value).toBe(value));
    }
    await userEvent.keyboard('{Enter}');
    expect(presses).toBe(1);
    expect(scans).toEqual([]);
  });

  test('inserts at the cursor and can undo it', async () => {
    const field = focus('input');
    field.value = 'Kow';
    field.setSelectionRange(0, 1);
    await userEvent.keyboard('T');
    await vi.waitFor(() => expect(field.value).toBe('Tow'));
    document.execCommand('undo');
    expect(field.value).toBe('Kow');
  });

  test('presses two keys almost at once', async () => {
    const field = focus('input');
    await userEvent.keyboard('12');
    await vi.waitFor(() => expect(field.value).toBe('12'));
    expect(scans).toEqual([]);
  });

  test('reaches listeners of the page with a key', async () => {
    const listener = vi.fn((event: KeyboardEvent) => event.key);
    page.addEventListener('keydown', listener);
    focus('button');
    await userEvent.keyboard('5');
    await vi.waitFor(() => expect(listener).toHaveReturnedWith('5'));
    page.removeEventListener('keydown', listener);
    await userEvent.keyboard('{Enter}');
    expect(presses).toBe(1);
  });

  test('composes Chinese text with an input method', async () => {
    const field = focus('input');
    await cdp().send('Input.imeSetComposition', {
      text: '陈亚',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await cdp().send('Input.insertText', { text: '陈亚九' });
    expect(field.value).toBe('陈亚九');
    expect(scans).toEqual([]);
  });

  test('loses no key when the screen closes', async () => {
    const field = focus('input');
    field.addEventListener('keyup', () => stop(), { once: true });
    await userEvent.keyboard('4');
    await vi.waitFor(() => expect(field.value).toBe('4'));
  });
});
