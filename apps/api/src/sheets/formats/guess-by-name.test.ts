import { expect, it } from 'vitest';
import { guessByName } from './guess-by-name.ts';

it.each<[header: string, field: string | null, confidence: number]>([
  ['Name', 'name', 1],
  ['ITEM NAME *', 'name', 1],
  ['菜名', 'name', 1],
  ['品名', 'name', 1],
  ['Name (English)', 'name_en', 1],
  ['Chinese name', 'name_zh', 1],
  ['中文菜名', 'name_zh', 1],
  ['中文', 'name_zh', 0.7],
  ['英文名', 'name_en', 0.7],
  ['英文名字', 'name_en', 1],
  ['分店名', null, 0],
  ['name_zh', 'name_zh', 1],
  ['Description (EN)', 'description_en', 1],
  ['Price (RM)', 'price', 1],
  ['Price[KL]', 'price', 1],
  ['价格', 'price', 1],
  ['价格（令吉）', 'price', 1],
  ['外送价格', 'price', 0.7],
  ['Selling price incl. SST', 'price', 0.7],
  ['Discount price', 'price_after_discount', 1],
  ['优惠价', 'price_after_discount', 1],
  ['菜品分类', 'category', 1],
  ['Menu category', 'category', 1],
  ['规格', 'variation', 1],
  ['Item code', null, 0],
  ['Barcode', null, 0],
  ['', null, 0],
])('guesses the field of “%s”', (header, field, confidence) => {
  const guess = guessByName(header);
  expect(guess?.field ?? null).toBe(field);
  expect(guess?.confidence ?? 0).toBe(confidence);
});
