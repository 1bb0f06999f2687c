import { type Banner, cents, type Highlight, type OrderDish } from '@claypot/sdk';
import { aCompany, anOrderSummary } from '@claypot/testing';

export const company = aCompany();

export const banners: Banner[] = [
  {
    id: 'banner-1',
    image: '/media/demo/banner-1.avif',
    image_alt: 'Claypots over charcoal',
    opens: { kind: 'dish', id: 'signature-claypot-chicken-rice' },
  },
  {
    id: 'banner-2',
    image: '/media/demo/banner-2.avif',
    image_alt: 'Two claypots, one at half',
    opens: { kind: 'hot_deal', id: 'second-claypot' },
  },
  {
    id: 'banner-3',
    image: '/media/demo/banner-3.avif',
    image_alt: 'Fish head noodles',
    opens: null,
  },
];

export const highlights: Highlight[] = [
  {
    id: 'highlight-1',
    highlight_image: '/media/demo/highlight-1.avif',
    image_alt: 'CCH Family: join free, get 100 points',
    opens: { kind: 'programme', id: null },
    hours: null,
    audience: null,
  },
  {
    id: 'highlight-2',
    highlight_image: '/media/demo/highlight-2.avif',
    image_alt: 'Herbal soups for rainy evenings',
    opens: { kind: 'package', id: 'herbal-comfort-set' },
    hours: null,
    audience: null,
  },
  {
    id: 'highlight-3',
    highlight_image: '/media/demo/highlight-3.avif',
    image_alt: 'Royal Family Day: 22% off on the 22nd',
    opens: null,
    hours: null,
    audience: null,
  },
];

const dish: OrderDish = {
  id: 'line-1',
  dish_id: 'dish-1',
  dish_name: 'Signature Claypot Chicken Rice',
  image: '/media/demo/signature-claypot-chicken-rice.avif',
  qty: 2,
  dish_price: cents(1890),
  line_total: cents(3780),
  variation_list: [],
  order_package_id: null,
};

export const completedOrder = anOrderSummary({
  status: 'COMPLETED',
  created_time: '2026-11-19T19:05:00+08:00',
  estimated_time: '2026-11-19T19:40:00+08:00',
  order_dish: [
    dish,
    { ...dish, id: 'line-2', dish_name: 'Garlic Choy Sum', qty: 1 },
    { ...dish, id: 'line-3', dish_name: 'Barley Lime', qty: 2 },
  ],
  total_qty: 5,
  final_total_amount: cents(6320),
});
