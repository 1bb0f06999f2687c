import { describe, expect, test } from 'vitest';
import { viewSearchWords } from './search-words.ts';

const NAME = { en: 'Claypot Chicken Rice', zh_CN: '瓦煲鸡饭（1人）' };

describe('viewSearchWords', () => {
  test('returns the Chinese name and its pinyin in English', () => {
    expect(viewSearchWords(NAME, 'en')).toEqual({
      search_words: '瓦煲鸡饭（1人）\nwa bao ji fan ren',
    });
  });

  test('returns the English name and the pinyin in Chinese', () => {
    expect(viewSearchWords(NAME, 'zh_CN')).toEqual({
      search_words: 'Claypot Chicken Rice\nwa bao ji fan ren',
    });
  });

  test('returns v for ü, and the reading of a character within its word', () => {
    expect(viewSearchWords({ en: 'Mung', zh_CN: '绿豆' }, 'zh_CN').search_words).toBe(
      'Mung\nlv dou',
    );
    expect(viewSearchWords({ en: 'Noodles', zh_CN: '重庆小面' }, 'zh_CN').search_words).toBe(
      'Noodles\nchong qing xiao mian',
    );
  });

  test('returns no field without a Chinese name', () => {
    expect(viewSearchWords({ en: 'Plain' }, 'en')).toEqual({});
    expect(viewSearchWords({ en: 'Plain', zh_CN: '' }, 'zh_CN')).toEqual({});
  });

  test('stays within the bounds of the contract for the longest names', () => {
    const longest = { en: 'x'.repeat(200), zh_CN: '双'.repeat(200) };
    for (const language of ['en', 'zh_CN'] as const) {
      expect(viewSearchWords(longest, language).search_words?.length).toBeLessThanOrEqual(600);
    }
  });
});
