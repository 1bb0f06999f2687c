import { describe, expect, test } from 'vitest';
import { codeText } from '../../modules/account/operations/auth/code-message.ts';
import { type ReservationNews, textMessage } from '../../modules/booking/reservation-messages.ts';
import { type CarrierRules, withCarrierRules } from './carrier-rules.ts';

/** Rules of Malaysian carriers. */
const MALAYSIA: CarrierRules = { prefix: 'RM0 ', siteLine: false };

/** Characters per part of a multi-part SMS: in GSM 03.38, and in UCS-2. */
const GSM_PART = 153;
const OTHER_PART = 63;
const GSM =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;
const TWICE = /[\^{}\\[~\]|€]/g;

/** Returns the number of SMS parts. */
function partsOf(text: string): number {
  if (!GSM.test(text)) return Math.ceil(text.length / OTHER_PART);
  return Math.ceil((text.length + (text.match(TWICE)?.length ?? 0)) / GSM_PART);
}

async function sent(text: string, rules: CarrierRules = MALAYSIA): Promise<string> {
  const texts: string[] = [];
  const gateway = { send: async (message: { text: string }) => void texts.push(message.text) };
  const message = { to: '+60123456789', text, reference: 'one' };
  await withCarrierRules(gateway, rules).send(message, new AbortController().signal);
  return texts.join();
}

const LANGUAGES = ['en', 'zh_CN'] as const;
const BRAND = { en: 'Claypot Chicken House', zh_CN: '瓦煲鸡饭之家' };
const details = {
  reservation_no: 'BK-261121-7F3K9Q',
  starts_at: Temporal.Instant.from('2026-12-26T11:30:00Z'),
  number_of_seats: 12,
  branch_name: { en: 'Petaling Jaya SS2', zh_CN: '八打灵再也 SS2' },
  contact_no: '+60378765432',
  company_name: BRAND,
  time_zone: 'Asia/Kuala_Lumpur',
  reject_reason: null,
  reject_text: null,
};

describe.each(LANGUAGES)('SMS texts in %s', (language) => {
  test.each(['sign_up', 'reset_password'] as const)(
    'fit a %s code into one part, with the prefix and without a link',
    async (purpose) => {
      const site = { site: 'claypot.example.my', company: BRAND[language], code: '123456' };
      const text = await sent(codeText(purpose, language, site));
      expect(text.startsWith('RM0 ')).toBe(true);
      expect(text).toContain(BRAND[language]);
      expect(text).toContain('123456');
      expect(text).not.toMatch(/https?:|www\.|@|\.my/);
      expect(partsOf(text)).toBe(1);
    },
  );

  test.each<ReservationNews>(['approved', 'rejected', 'cancelled', 'changed', 'reminder'])(
    'fit the message that a table is %s into two parts, without link and phone number',
    async (news) => {
      const text = await sent(textMessage(news, details, language));
      expect(text.startsWith('RM0 ')).toBe(true);
      expect(text).toContain(BRAND[language]);
      expect(text).not.toMatch(/https?:|www\.|@|\+60|\d{8,}/);
      expect(partsOf(text)).toBeLessThanOrEqual(2);
    },
  );
});

test('leaves a text unchanged without rules, including the line that binds a code to its site', async () => {
  const site = { site: 'claypot.example.my', company: BRAND.en, code: '123456' };
  const text = codeText('sign_up', 'en', site);
  expect(text).toMatch(/\n\n@claypot\.example\.my #123456$/);
  expect(await sent(text, { prefix: '', siteLine: true })).toBe(text);
});

test('counts parts as carriers do', () => {
  expect(partsOf('a'.repeat(153))).toBe(1);
  expect(partsOf('a'.repeat(154))).toBe(2);
  expect(partsOf(`${'a'.repeat(152)}€`)).toBe(2);
  expect(partsOf('锅'.repeat(63))).toBe(1);
  expect(partsOf(`${'a'.repeat(63)}’`)).toBe(2);
});
