import { writeMoney } from '@claypot/i18n/figures';
import type { Cents } from '@claypot/sdk';
import type { TranslatedText } from '../../../../shared/text/translated-text.ts';

/** Returns the message to a member after a branch has returned a cash top-up. */
export function cashReturnedMessage(amount: Cents): TranslatedText {
  const sum = writeMoney(amount);
  return {
    en: `A top-up of ${sum} was returned to you in cash and taken out of your wallet.`,
    zh_CN: `一笔 ${sum} 的充值已以现金退还给您，并已从您的钱包扣除。`,
  };
}
