import type { TranslatedText } from '../../shared/text/translated-text.ts';

/** Returns the welcome message for a new member. */
export function welcomeMessage(points: number): TranslatedText {
  if (points === 0) return { en: 'Welcome to the family!', zh_CN: '欢迎来到我们的大家庭！' };
  return {
    en: `Welcome to the family! Your first ${points} points are waiting for you.`,
    zh_CN: `欢迎来到我们的大家庭！首份 ${points} 积分已存入您的账户。`,
  };
}

/** Returns the message about the points of a completed order. */
export function pointsMessage(points: number, orderNo: string): TranslatedText {
  return {
    en: `You earned ${points} points with order ${orderNo}.`,
    zh_CN: `订单 ${orderNo} 为您带来了 ${points} 积分。`,
  };
}
