import { cents } from '@claypot/sdk';
import { aLine } from '@claypot/testing';
import { expect, it } from 'vitest';
import { lineItem } from './line-item.ts';

const set = {
  id: 'package-1',
  package_name: 'Family of Three',
  image: '/media/demo/family-of-three.avif',
  price: cents(6800),
  price_after_discount: null,
};

it('returns the name and the image of the dish, package or deal', () => {
  expect(lineItem(aLine())).toMatchObject({ name: 'Signature Claypot Chicken Rice' });
  const line = aLine({ dish: null, package: set });
  expect(lineItem(line)).toEqual({ name: 'Family of Three', image: set.image });
  const deal = { ...line, hot_deal: { id: 'deal-1', name: 'Second at half price' } };
  expect(lineItem(deal)).toEqual({ name: 'Second at half price', image: set.image });
});
