import type { map as english } from '../en/map.ts';
import type { Translation } from '../translation.ts';

export const map: Translation<typeof english> = {
  pinAt: '图钉位于 {{place}}',
  sketch: '按比例绘制的示意图，不含街道',
  north: '北',
  away: '{{place}}{{direction}}方 {{distance}}',
  near: '靠近 {{place}}',
  n: '北',
  ne: '东北',
  e: '东',
  se: '东南',
  s: '南',
  sw: '西南',
  w: '西',
  nw: '西北',
  inGoogleMaps: '在 Google 地图中打开',
  inWaze: 'Waze 导航',
  moveTitle: '图钉在您的门口吗？',
  moveText: '拖动图钉、点按正确的位置，或用方向键移动。',
  eastWest: '图钉，西到东',
  southNorth: '图钉，南到北',
  unmoved: '地点所在处',
  moved: '在地点{{direction}}方 {{distance}}',
};
