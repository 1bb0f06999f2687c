import { writeMoney } from '@claypot/i18n/figures';
import type { Cents } from '@claypot/sdk';
import type { Language } from '../../../shared/text/language.ts';
import { inLanguage, type TranslatedText } from '../../../shared/text/translated-text.ts';
import type { GrantedTier } from '../tiers/tier-grants.ts';
import type { EndingTier } from './tier-reminders.ts';

interface MessageDetails {
  readonly amount: Cents;
  /** Granted tier; null if none. */
  readonly tier: GrantedTier | null;
  /** Time zone of the company. */
  readonly time_zone: string;
}

interface MessageWords {
  readonly credited: (sum: string) => string;
  readonly tier: (name: string, day: string) => string;
  readonly vouchers: (count: number) => string;
  readonly monthly: (count: number) => string;
  readonly ends: (name: string, day: string, sum: string) => string;
  readonly between: string;
  readonly day: Intl.DateTimeFormatOptions & { readonly locale: string };
}

const MESSAGES: Readonly<Record<Language, MessageWords>> = {
  en: {
    credited: (sum) => `${sum} is in your wallet.`,
    tier: (name, day) => `Your tier is ${name} until ${day}.`,
    vouchers: (count) =>
      count === 1 ? 'A voucher came with it.' : `${count} vouchers came with it.`,
    monthly: (count) => `${count} of them come month by month.`,
    ends: (name, day, sum) =>
      `Your tier is ${name} until ${day}. One top-up of ${sum} by then keeps it for another year.`,
    between: ' ',
    day: { locale: 'en-MY', day: 'numeric', month: 'short', year: 'numeric' },
  },
  zh_CN: {
    credited: (sum) => `${sum} 已存入您的钱包。`,
    tier: (name, day) => `您现在是${name}会员，有效期至${day}。`,
    vouchers: (count) => `随附的 ${count} 张优惠券已放入您的账户。`,
    monthly: (count) => `其中 ${count} 张逐月生效。`,
    ends: (name, day, sum) =>
      `您的${name}会员资格将于${day}到期。到期前一次充值 ${sum}，即可再延续一年。`,
    between: '',
    day: { locale: 'zh-CN', day: 'numeric', month: 'long', year: 'numeric' },
  },
};

/**
 * Returns the message about a credited top-up, with the tier that it reached or renewed and the
 * number of vouchers.
 */
export function topUpMessage(details: MessageDetails): TranslatedText {
  return { en: creditedIn('en', details), zh_CN: creditedIn('zh_CN', details) };
}

/** Returns the message that a tier ends soon, with the top-up that renews it. */
export function endingMessage(tier: EndingTier): TranslatedText {
  return { en: endingIn('en', tier), zh_CN: endingIn('zh_CN', tier) };
}

function creditedIn(language: Language, { amount, tier, time_zone }: MessageDetails): string {
  const words = MESSAGES[language];
  const sentences = [words.credited(writeMoney(amount))];
  if (tier !== null && tier.change !== 'kept') {
    const name = inLanguage(tier.level_name, language);
    sentences.push(words.tier(name, dayIn(language, tier.ends_at, time_zone)));
  }
  if (tier !== null && tier.voucher_count > 0) sentences.push(words.vouchers(tier.voucher_count));
  if (tier !== null && tier.monthly_voucher_count > 1) {
    sentences.push(words.monthly(tier.monthly_voucher_count));
  }
  return sentences.join(words.between);
}

function endingIn(language: Language, tier: EndingTier): string {
  const name = inLanguage(tier.level_name, language);
  const day = dayIn(language, tier.ends_at, tier.time_zone);
  return MESSAGES[language].ends(name, day, writeMoney(tier.top_up_amount));
}

/** Formats a date in a time zone, such as "21 Nov 2027". */
function dayIn(language: Language, instant: Temporal.Instant, timeZone: string): string {
  const { locale, day, month, year } = MESSAGES[language].day;
  const format = new Intl.DateTimeFormat(locale, { day, month, year, timeZone });
  return format.format(instant.epochMilliseconds);
}

/**
 * Returns the message to a member after a refund or dispute has returned a top-up outside the app.
 */
export function returnedMessage(debited: Cents): TranslatedText {
  const sum = writeMoney(debited);
  return {
    en: `${sum} of a top-up was refunded to the card or account you used, and deducted from your wallet.`,
    zh_CN: `一笔充值中的 ${sum} 已退回原付款方式，并已从您的钱包扣除。`,
  };
}
