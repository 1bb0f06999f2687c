import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createStorage } from './storage.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiosk-'));
  file = join(folder, 'state.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('restores stored values after a restart from a file only the kiosk can read', () => {
  const storage = createStorage(file);
  expect([storage.set('a', '1'), storage.set('b', '2')]).toEqual([true, true]);
  storage.remove('a');
  const later = createStorage(file);
  expect([later.get('a'), later.get('b')]).toEqual([null, '2']);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test.each(['', 'rubbish', 'null', '[1]', '{"a":1}'])('treats a file of %j as empty', (text) => {
  writeFileSync(file, text);
  const storage = createStorage(file);
  expect(storage.get('a')).toBeNull();
  expect(storage.set('a', '2')).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ a: '2' });
});

test('works from memory when the file cannot be written', () => {
  const storage = createStorage(join(folder, 'missing', 'state.json'));
  expect(storage.set('a', '1')).toBe(false);
  expect(storage.get('a')).toBe('1');
});
