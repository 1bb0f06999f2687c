import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createTerminal, InputEnded } from './terminal.ts';

/** A terminal with both of its ends in the test's hands. */
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

test('lines that come at once answer one question each, also those asked later', async () => {
  const { input, terminal } = open(false);
  const first = terminal.ask('First');
  input.write(' one \ntwo\nthree\n');
  expect([await first, await terminal.ask('Second'), await terminal.ask('Third')]).toEqual([
    'one',
    'two',
    'three',
  ]);
});

test('what was typed before the end still counts; after it nothing is waited for', async () => {
  const { input, terminal } = open(false);
  input.end('last\n');
  expect(await terminal.ask('Now')).toBe('last');
  await expect(terminal.ask('And now')).rejects.toMatchObject({ interrupted: false });
});

test('Ctrl+C is told from the end of the input', async () => {
  const { input, terminal } = open(true);
  const asked = terminal.ask('Name');
  input.write('Mei\u0003');
  await expect(asked).rejects.toEqual(new InputEnded(true));
  await expect(terminal.interrupted).rejects.toMatchObject({ interrupted: true });
});

test('a question that is given up leaves the next line to the next one', async () => {
  const { input, terminal } = open(false);
  const stop = new AbortController();
  const given = terminal.ask('Old', stop.signal);
  stop.abort(new Error('moved on'));
  await expect(given).rejects.toThrow('moved on');
  const next = terminal.ask('New');
  input.write('yes\n');
  expect(await next).toBe('yes');
});

test('news and a new width leave what is half typed as it is', async () => {
  const { input, output, terminal } = open(true);
  const asked = terminal.ask('Name');
  input.write('Mei');
  output.columns = 20;
  output.emit('resize');
  terminal.say('Added to cart');
  input.write(' Ling\r');
  expect(await asked).toBe('Mei Ling');
});

test('texts cannot command the terminal', () => {
  const { terminal, written } = open(false);
  terminal.say('Rice\u001b[2J\u0007 & \u202eegg\nnext');
  expect(written()).toBe('Rice [2J  &  egg next\n');
});

test('only a terminal is written in bold to', () => {
  const { terminal, written } = open(false);
  terminal.title('Menu');
  expect(written()).toBe('\nMenu\n');
});

test('a secret is not shown, nor what is half typed of it when there is news', async () => {
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

test('what was half typed by one who has gone is not the next one’s', async () => {
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
