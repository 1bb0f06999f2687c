import { type Cents, formatMoneyString } from '@claypot/sdk';
import type { Language } from '../http/language.ts';
import { inLanguage, type TranslatedText } from '../ordering/translated-text.ts';
import type { GrantedTier } from './tier-grants.ts';

interface Told {
  readonly amount: Cents;
  /** What it made, if it made something. */
  readonly tier: GrantedTier | null;
  /** The company's. */
  readonly time_zone: string;
}

interface Words {
  readonly credited: (sum: string) => string;
  readonly tier: (name: string, day: string) => string;
  readonly vouchers: (count: number) => string;
  readonly between: string;
  readonly day: Intl.DateTimeFormatOptions & { readonly locale: string };
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    credited: (sum) => `${sum} is in your wallet.`,
    tier: (name, day) => `You are ${name} until ${day}.`,
    vouchers: (count) =>
      count === 1 ? 'A voucher came with it.' : `${count} vouchers came with it.`,
    between: ' ',
    day: { locale: 'en-MY', day: 'numeric', month: 'short', year: 'numeric' },
  },
  zh_CN: {
    credited: (sum) => `${sum} 已存入您的钱包。`,
    tier: (name, day) => `您现在是${name}会员，有效期至${day}。`,
    vouchers: (count) => `随附的 ${count} 张优惠券已放入您的账户。`,
    between: '',
    day: { locale: 'zh-CN', day: 'numeric', month: 'long', year: 'numeric' },
  },
};

/** Tells that a top-up is in the wallet, what it made of the member, and what came with it. */
export function topUpMessage(told: Told): TranslatedText {
  return { en: inWords(told, 'en'), zh_CN: inWords(told, 'zh_CN') };
}

function inWords({ amount, tier, time_zone }: Told, language: Language): string {
  const words = WORDS[language];
  const sentences = [words.credited(ringgit(amount))];
  if (tier !== null && tier.change !== 'kept') {
    const { locale, ...form } = words.day;
    const day = new Intl.DateTimeFormat(locale, { ...form, timeZone: time_zone });
    const until = day.format(tier.ends_at.epochMilliseconds);
    sentences.push(words.tier(inLanguage(tier.level_name, language), until));
  }
  if (tier !== null && tier.voucher_count > 0) sentences.push(words.vouchers(tier.voucher_count));
  return sentences.join(words.between);
}

/** As in RM5,000.00. */
function ringgit(amount: Cents): string {
  const [whole = '', sen = ''] = formatMoneyString(amount).split('.');
  return `RM${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${sen}`;
}
