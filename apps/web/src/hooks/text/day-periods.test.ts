import { partsOfDay } from '@claypot/domain/ordering';
import { createFormat, createI18n, loadAllTexts } from '@claypot/i18n';
import { expect, test } from 'vitest';

const ZONE = 'Asia/Kuala_Lumpur';

test('starts each Chinese time with the name of its part of the day', async () => {
  const { t } = await loadAllTexts(await createI18n('zh_CN'));
  const { time } = createFormat('zh_CN', ZONE);
  const midnight = Temporal.ZonedDateTime.from(`2026-11-21T00:00[${ZONE}]`);
  const slots = Array.from({ length: 96 }, (_, quarter) => {
    const start = midnight.add({ minutes: quarter * 15 }).toInstant();
    return { start, end: start };
  });
  const parts = partsOfDay(slots, ZONE);
  expect(parts.flatMap((part) => part.slots)).toEqual(slots);
  for (const { part, slots: own } of parts) {
    for (const { start } of own) {
      expect(time(start)).toMatch(new RegExp(`^${t(`checkout:${part}`)}\\d`));
    }
  }
});
