import type { Language } from '../../../shared/text/language.ts';

interface Texts {
  readonly title: string;
  readonly sandbox: string;
  readonly explanation: string;
  readonly to: string;
  readonly code: string;
  readonly empty: string;
  readonly refreshes: string;
  readonly goBack: string;
}

export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Text messages',
    sandbox: 'Sandbox – no message reaches a phone',
    explanation: 'Messages that phones would have received, newest first.',
    to: 'To',
    code: 'Code',
    empty: 'No messages yet. Request a code in the app, and it appears here.',
    refreshes: 'This page reloads automatically every 10 seconds.',
    goBack: 'Back to the restaurant',
  },
  zh_CN: {
    title: '短信',
    sandbox: '测试环境 – 不会发送到手机',
    explanation: '原本会发送到手机的短信，最新的在最上面。',
    to: '收件人',
    code: '验证码',
    empty: '还没有短信。在应用中获取验证码后会显示在这里。',
    refreshes: '此页面每 10 秒自动刷新。',
    goBack: '返回餐厅',
  },
};
