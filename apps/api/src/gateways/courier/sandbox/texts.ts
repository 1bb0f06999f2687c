import type { Language } from '../../../shared/text/language.ts';
import type { BehaviourTexts } from '../../behaviour-page.ts';
import type { TripState } from '../courier.ts';
import type { CourierBehaviour } from './sandbox-courier.ts';

/** Texts of the tracking page. */
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
  readonly unknownHint: string;
}

export const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Your delivery',
    sandbox: 'Sandbox – no rider is driving',
    state: {
      booked: 'A rider is on the way to the restaurant',
      collected: 'Your order is on the way',
      delivered: 'Your order has arrived',
      cancelled: 'This delivery was cancelled',
    },
    from: 'From',
    to: 'To',
    since: 'Picked up at',
    refreshes: 'This page reloads automatically every 15 seconds.',
    goBack: 'Back to the restaurant',
    unknown: 'No such delivery',
    unknownHint: 'The address is incomplete, or the delivery has expired.',
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
    since: '骑手取餐于',
    refreshes: '此页面每 15 秒自动刷新。',
    goBack: '返回餐厅',
    unknown: '找不到此次外送',
    unknownHint: '网址不完整，或外送已过期。',
  },
};

export const behaviourTexts: BehaviourTexts<CourierBehaviour> = {
  en: {
    sandbox: 'Sandbox – no rider is driving',
    title: 'The courier',
    how: 'See what customers see when the courier fails. The setting lasts until you change it here or restart the server.',
    behaves: 'Behaviour',
    behaviour: {
      well: { name: 'Normal', effect: 'Quotes by distance, and every rider arrives.' },
      slow: { name: 'Slow', effect: 'Never answers in time. The checkout waits, then shows it.' },
      down: { name: 'Unreachable', effect: 'Does not answer at all.' },
      wrong: { name: 'Invalid', effect: 'Returns invalid answers, such as a negative fee.' },
    },
    apply: 'Apply',
    goBack: 'Back to the restaurant',
  },
  zh_CN: {
    sandbox: '测试环境 – 没有真实骑手',
    title: '配送服务',
    how: '看看配送服务出问题时顾客会看到什么。设置会一直保留，直到在此更改或服务器重新启动。',
    behaves: '当前表现',
    behaviour: {
      well: { name: '正常', effect: '按距离报价，骑手都会送到。' },
      slow: { name: '缓慢', effect: '总是不能及时回复：结账页等待后会提示。' },
      down: { name: '无法连接', effect: '完全联系不上。' },
      wrong: { name: '出错', effect: '回复毫无意义，例如配送费为负数。' },
    },
    apply: '应用设置',
    goBack: '返回餐厅',
  },
};
