import type { OrderStatus } from '../ordering/order-status.ts';
import type { TranslatedText } from '../ordering/translated-text.ts';

/** Says hello to a new member. */
export function welcomeMessage(points: number): TranslatedText {
  if (points === 0) return { en: 'Welcome to the family!', zh_CN: '欢迎加入我们的大家庭！' };
  return {
    en: `Welcome to the family! Your first ${points} points are waiting for you.`,
    zh_CN: `欢迎加入我们的大家庭！首份 ${points} 积分已存入您的账户。`,
  };
}

/** Tells of the points of a completed order. */
export function pointsMessage(points: number, orderNo: string): TranslatedText {
  return {
    en: `You earned ${points} points with order ${orderNo}.`,
    zh_CN: `订单 ${orderNo} 为您带来了 ${points} 积分。`,
  };
}

/** Tells how an order stands; null for what its customer has just done and knows. */
export function orderMessage(status: OrderStatus, orderNo: string): TranslatedText | null {
  const words = ORDER_WORDS[status];
  return words === null ? null : { en: words.en(orderNo), zh_CN: words.zh_CN(orderNo) };
}

type Words = Readonly<Record<'en' | 'zh_CN', (orderNo: string) => string>>;

const ORDER_WORDS: Readonly<Record<OrderStatus, Words | null>> = {
  'MAKING PAYMENT': null,
  PREPARING: {
    en: (orderNo) => `Order ${orderNo} is paid. The kitchen has begun.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 已付款，厨房正在准备。`,
  },
  READY: {
    en: (orderNo) => `Order ${orderNo} is ready. Come and get it while it is hot.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 已备好，请趁热来取。`,
  },
  DELIVERING: {
    en: (orderNo) => `Order ${orderNo} is on its way to you.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 正在送往您那里。`,
  },
  COMPLETED: {
    en: (orderNo) => `Order ${orderNo} is complete. Enjoy your meal!`,
    zh_CN: (orderNo) => `订单 ${orderNo} 已完成，请慢慢享用！`,
  },
  CANCELLED: {
    en: (orderNo) => `Order ${orderNo} was cancelled.`,
    zh_CN: (orderNo) => `订单 ${orderNo} 已取消。`,
  },
};
