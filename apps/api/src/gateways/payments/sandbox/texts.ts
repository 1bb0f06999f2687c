import type { Language } from '../../../shared/text/language.ts';
import type { SandboxSession } from './sessions.ts';

/** Texts of the sandbox's card page. */
interface Texts {
  readonly title: string;
  readonly sandbox: string;
  readonly explanation: string;
  readonly amount: string;
  readonly card: string;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly code: string;
  readonly demoCard: string;
  readonly approve: (amount: string) => string;
  readonly decline: string;
  readonly cancel: string;
  readonly leave: string;
  readonly ended: string;
  readonly endedHow: Readonly<Record<Exclude<SandboxSession['state'], 'open'>, string>>;
  readonly goBack: string;
  readonly unknown: string;
  readonly unknownHint: string;
}

export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Card payment',
    sandbox: 'Sandbox – no money moves',
    explanation: 'This page stands in for a card provider. Choose how the payment ends.',
    amount: 'Amount to pay',
    card: 'Card details',
    cardNumber: 'Card number',
    expiry: 'Expiry',
    code: 'Security code',
    demoCard: 'A demo card is filled in. Please do not enter a real one.',
    approve: (amount) => `Pay ${amount}`,
    decline: 'Decline card',
    cancel: 'Cancel payment',
    leave: 'Leave without paying',
    ended: 'This payment has ended',
    endedHow: {
      approved: 'It was approved. You can go back to the restaurant.',
      refunded: 'It was approved and later refunded.',
      declined: 'The card was declined. You can try again at the restaurant.',
      cancelled: 'It was cancelled. You can try again at the restaurant.',
      voided: 'It was cancelled or has expired. It can no longer be paid.',
    },
    goBack: 'Back to the restaurant',
    unknown: 'No such payment',
    unknownHint: 'The address is incomplete, or the payment has expired.',
  },
  zh_CN: {
    title: '银行卡付款',
    sandbox: '测试环境 – 不会扣款',
    explanation: '此页面代替银行卡支付机构，请选择付款结果。',
    amount: '应付金额',
    card: '银行卡信息',
    cardNumber: '卡号',
    expiry: '有效期',
    code: '安全码',
    demoCard: '已填入演示卡，请勿输入真实卡号。',
    approve: (amount) => `支付 ${amount}`,
    decline: '拒绝此卡',
    cancel: '取消付款',
    leave: '暂不付款，返回',
    ended: '此笔付款已结束',
    endedHow: {
      approved: '付款成功，您可以返回餐厅页面。',
      refunded: '付款成功后已退款。',
      declined: '银行卡被拒，您可以返回餐厅重试。',
      cancelled: '付款已取消，您可以返回餐厅重试。',
      voided: '已取消或超时，无法再付款。',
    },
    goBack: '返回餐厅',
    unknown: '找不到此笔付款',
    unknownHint: '网址不完整，或付款已过期。',
  },
};
