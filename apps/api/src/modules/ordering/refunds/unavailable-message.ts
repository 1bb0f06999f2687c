import { writeMoney } from '@claypot/i18n/figures';
import type { Cents } from '@claypot/sdk';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';

/** Lines of an order that the branch cannot make. */
export interface UnavailableNews {
  readonly number: string;
  readonly names: readonly TranslatedText[];
  /** Message of the staff to the customer; null if the lines are sold out. */
  readonly text: string | null;
  /** Refunded amount; 0 for none. */
  readonly amount: Cents;
}

/** Returns the message to the customer about lines that the branch cannot make. */
export function unavailableMessage({ number, names, text, amount }: UnavailableNews) {
  const listed = (language: 'en' | 'zh_CN', between: string) =>
    names.map((name) => inLanguage(name, language)).join(between);
  const sum = writeMoney(amount);
  const refund =
    amount === 0
      ? { en: '', zh_CN: '' }
      : { en: ` ${sum} is on its way back to you.`, zh_CN: `${sum} 正在退还给您。` };
  const reason = {
    en: text === null ? 'is sold out' : 'cannot be made',
    zh_CN: text === null ? '已售罄' : '无法制作',
  };
  const said = text === null ? { en: '.', zh_CN: '。' } : { en: `: ${text}`, zh_CN: `：${text}` };
  return {
    en: `${listed('en', ', ')} of order ${number} ${reason.en}${said.en}${refund.en}`,
    zh_CN: `订单 ${number} 中的 ${listed('zh_CN', '、')} ${reason.zh_CN}${said.zh_CN}${refund.zh_CN}`,
  };
}
