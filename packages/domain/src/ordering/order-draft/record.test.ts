import { describe, expect, it } from 'vitest';
import { storageKey } from '../../storage/storage-key.ts';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { storedOrderDraft } from './record.ts';

const TYPED = {
  owner: '00000000-0000-4000-8000-00000000000a',
  full_name: 'Ann Tan',
  email: 'ann@example.com',
  phone: '012-345 6789',
  remark: 'No lard',
};

function stored(version: number, value: unknown) {
  const key = storageKey('demo', 'order-draft');
  return storedOrderDraft(memoryStorage({ [key]: JSON.stringify({ version, value }) }), 'demo');
}

describe('storedOrderDraft', () => {
  it.each([['2026-11-21T18:15:00+08:00'], [null]])(
    'reads a draft as written, with the time %s',
    (time) => {
      const record = {
        ...TYPED,
        requestedTime: time === null ? null : Temporal.Instant.from(time),
      };
      const storage = memoryStorage();
      storedOrderDraft(storage, 'demo').write(record);
      const read = storedOrderDraft(storage, 'demo').read();
      expect(read).toMatchObject(TYPED);
      expect(read?.requestedTime?.toString()).toBe(record.requestedTime?.toString());
    },
  );

  it.each([
    ['2026-11-21T18:15:00+08:00', '2026-11-21T10:15:00Z'],
    ['ASAP', undefined],
    ['soon', undefined],
  ])('upgrades a draft of version 1 with the time %s', (time, instant) => {
    const read = stored(1, { ...TYPED, time }).read();
    expect(read).toMatchObject(TYPED);
    expect(read?.requestedTime?.toString()).toBe(instant);
  });

  it('replaces an invalid time with null', () => {
    const record = { ...TYPED, requestedTime: 'soon' };
    expect(stored(2, record).read()).toEqual({ ...TYPED, requestedTime: null });
  });

  it('ignores an invalid record', () => {
    expect(stored(1, { remark: 'No lard' }).read()).toBeNull();
    expect(stored(3, { ...TYPED, requestedTime: null }).read()).toBeNull();
  });
});
