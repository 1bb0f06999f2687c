import type { BehaviourTexts } from '../../behaviour-page.ts';
import type { HostBehaviour } from './sandbox-host.ts';

export const behaviourTexts: BehaviourTexts<HostBehaviour> = {
  en: {
    title: 'The host',
    sandbox: 'Sandbox – no host is at the door',
    how: 'See what customers see when a branch answers their booking. The setting lasts until you change it here or restart the server.',
    behaves: 'The host',
    behaviour: {
      approves: {
        name: 'Approves',
        effect: 'Every booking is confirmed 20 seconds after it was made.',
      },
      rejects: {
        name: 'Rejects',
        effect: 'Every booking is rejected 20 seconds after it was made.',
      },
      waits: { name: 'Does not answer', effect: 'Bookings wait, and can be cancelled.' },
    },
    apply: 'Apply',
    goBack: 'Back to the restaurant',
  },
  zh_CN: {
    title: '接待员',
    sandbox: '测试环境 – 门口没有接待员',
    how: '看看分店回复预订时顾客会看到什么。设置会一直保留，直到在此更改或服务器重新启动。',
    behaves: '接待员的做法',
    behaviour: {
      approves: { name: '确认', effect: '每个预订在提交 20 秒后获得确认。' },
      rejects: { name: '婉拒', effect: '每个预订在提交 20 秒后被婉拒。' },
      waits: { name: '不回复', effect: '预订一直等待，可以取消。' },
    },
    apply: '应用设置',
    goBack: '返回餐厅',
  },
};
