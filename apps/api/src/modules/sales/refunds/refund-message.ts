import { writeMoney } from '@claypot/i18n/figures';
import { type Cents, cents } from '@claypot/sdk';
import type { TranslatedText } from '../../../shared/text/translated-text.ts';

interface RefundNews {
  /** Number of the bill. */
  readonly number: string;
  readonly amount: Cents;
  /** Part of the amount that went back to the wallet. */
  readonly toWallet: Cents;
}

/** Returns the message to the member about a refund of a bill. */
export function billRefundMessage({ number, amount, toWallet }: RefundNews): TranslatedText {
  const sum = writeMoney(amount);
  if (toWallet === amount) {
    return {
      en: `${sum} of bill ${number} was refunded to your wallet.`,
      zh_CN: `账单 ${number} 的 ${sum} 已退回您的钱包。`,
    };
  }
  const wallet = writeMoney(toWallet);
  const part =
    toWallet === cents(0)
      ? { en: '', zh_CN: '' }
      : { en: `, ${wallet} of it to your wallet`, zh_CN: `，其中 ${wallet} 退回您的钱包` };
  return {
    en: `${sum} of bill ${number} was refunded${part.en}.`,
    zh_CN: `账单 ${number} 已退款 ${sum}${part.zh_CN}。`,
  };
}
