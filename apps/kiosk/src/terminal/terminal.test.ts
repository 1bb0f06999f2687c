import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createTerminal, InputEnded } from './terminal.ts';

function open(isTTY: boolean) {
  const input = new PassThrough();
  const output = Object.assign(new PassThrough(), { isTTY, columns: 80 });
  return {
    input,
    output,
    terminal: createTerminal(input, output),
    written: () => String(output.read() ?? ''),
  };
}

test('assigns lines that arrive together to one question each, including later questions', async () => {
  const { input, terminal } = open(false);
  const first = terminal.ask('First');
  input.write(' one \ntwo\nthree\n');
  expect([await first, await terminal.ask('Second'), await terminal.ask('Third')]).toEqual([
    'one',
    'two',
    'three',
  ]);
});

test('returns input typed before the end and rejects questions after it', async () => {
  const { input, terminal } = open(false);
  input.end('last\n');
  expect(await terminal.ask('Now')).toBe('last');
  await expect(terminal.ask('And now')).rejects.toMatchObject({ interrupted: false });
});

test('distinguishes Ctrl+C from the end of the input', async () => {
  const { input, terminal } = open(true);
  const asked = terminal.ask('Name');
  input.write('Mei\u0003');
  await expect(asked).rejects.toEqual(new InputEnded(true));
  await expect(terminal.interrupted).rejects.toMatchObject({ interrupted: true });
});

test('passes the next line to the next question when a question is cancelled', async () => {
  const { input, terminal } = open(false);
  const stop = new AbortController();
  const given = terminal.ask('Old', stop.signal);
  stop.abort(new Error('moved on'));
  await expect(given).rejects.toThrow('moved on');
  const next = terminal.ask('New');
  input.write('yes\n');
  expect(await next).toBe('yes');
});

test('preserves half-typed input when a message is printed or the width changes', async () => {
  const { input, output, terminal } = open(true);
  const asked = terminal.ask('Name');
  input.write('Mei');
  output.columns = 20;
  output.emit('resize');
  terminal.say('Added to cart');
  input.write(' Ling\r');
  expect(await asked).toBe('Mei Ling');
});

test('strips control characters from texts', () => {
  const { terminal, written } = open(false);
  terminal.say('Rice\u001b[2J\u0007 & \u202eegg\nnext');
  expect(written()).toBe('Rice [2J  &  egg next\n');
});

test('prints bold only to a TTY', () => {
  const { terminal, written } = open(false);
  terminal.title('Menu');
  expect(written()).toBe('\nMenu\n');
});

test('hides a secret, also when a message is printed while it is half typed', async () => {
  const { input, terminal, written } = open(true);
  const asked = terminal.askSecret('Password');
  input.write('ayam');
  terminal.say('Added to cart');
  input.write('-88\r');
  expect(await asked).toBe('ayam-88');
  const next = terminal.ask('Name');
  input.write('Mei\r');
  expect(await next).toBe('Mei');
  const shown = written();
  expect(shown).toContain('Password › ');
  expect(shown).toContain('Mei');
  expect(shown).not.toMatch(/ayam|88/);
});

test('discards the half-typed input of a customer who left', async () => {
  const { input, terminal } = open(true);
  const stop = new AbortController();
  const given = terminal.ask('Name', stop.signal);
  input.write('Mei');
  stop.abort(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  terminal.clearInput();
  const next = terminal.ask('Name');
  input.write('Ling\r');
  expect(await next).toBe('Ling');
});
