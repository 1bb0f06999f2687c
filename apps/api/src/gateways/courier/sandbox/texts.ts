import type { Language } from '../../../http/language.ts';
import type { TripState } from '../courier.ts';

/** What the sandbox's tracking page says. */
interface Texts {
  readonly title: string;
  readonly sandbox: string;
  readonly state: Readonly<Record<TripState, string>>;
  readonly from: string;
  readonly to: string;
  readonly since: string;
  readonly refreshes: string;
  readonly goBack: string;
  readonly unknown: string;
  readonly unknownHow: string;
}

export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Your delivery',
    sandbox: 'Sandbox – nobody is driving',
    state: {
      booked: 'A rider is on the way to the restaurant',
      collected: 'Your order is on the way',
      delivered: 'Your order has arrived',
      cancelled: 'This delivery was cancelled',
    },
    from: 'From',
    to: 'To',
    since: 'Picked up at',
    refreshes: 'This page looks again by itself every 15 seconds.',
    goBack: 'Back to the restaurant',
    unknown: 'No such delivery',
    unknownHow: 'The address is not complete, or the delivery is from long ago.',
  },
  zh_CN: {
    title: '您的外送',
    sandbox: '测试环境 – 没有真实骑手',
    state: {
      booked: '骑手正前往餐厅',
      collected: '您的订单正在配送中',
      delivered: '您的订单已送达',
      cancelled: '此次外送已取消',
    },
    from: '取餐地点',
    to: '送达地点',
    since: '取餐时间',
    refreshes: '此页面每 15 秒自动刷新。',
    goBack: '返回餐厅',
    unknown: '找不到此次外送',
    unknownHow: '网址不完整，或外送已过期。',
  },
};
