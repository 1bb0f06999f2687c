import { writeMoney } from '@claypot/i18n/figures';
import type { Cents } from '@claypot/sdk';
import { inLanguage, type TranslatedText } from '../../../shared/text/translated-text.ts';

/** Returns the message about a payment from the wallet at a branch. */
export function walletPaidMessage(amount: Cents, branchName: TranslatedText): TranslatedText {
  const sum = writeMoney(amount);
  return {
    en: `${sum} was paid from your wallet at ${inLanguage(branchName, 'en')}.`,
    zh_CN: `您在${inLanguage(branchName, 'zh_CN')}用钱包支付了 ${sum}。`,
  };
}

/** Returns the message about a wallet payment that a branch has taken back. */
export function walletReturnedMessage(amount: Cents, branchName: TranslatedText): TranslatedText {
  const sum = writeMoney(amount);
  return {
    en: `${inLanguage(branchName, 'en')} returned a payment of ${sum} to your wallet.`,
    zh_CN: `${inLanguage(branchName, 'zh_CN')}已将 ${sum} 退回您的钱包。`,
  };
}
