/**
 * Normalises text for search: lower case without diacritics, single spaces, simplified Chinese.
 * Dots and apostrophes are removed, so that "hs lee" finds "H.S. Lee".
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}.'’]/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .replaceAll(/\p{Script=Han}/gu, (character) => SIMPLIFIED.get(character) ?? character)
    .trim();
}

/** Removes spaces from a normalised text, because people write both "SS2" and "SS 2". */
export function squeeze(normalised: string): string {
  return normalised.replaceAll(' ', '');
}

/** Replaces the words of a normalised text by their most common spelling. */
export function spelled(normalised: string): string {
  return normalised
    .split(' ')
    .map((word) => SPELLINGS.get(word) ?? word)
    .join(' ');
}

/** Old spellings and common abbreviations. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['ampat', 'empat'],
  ['ayer', 'air'],
  ['baharu', 'baru'],
  ['bdr', 'bandar'],
  ['bharu', 'baru'],
  ['bkt', 'bukit'],
  ['btg', 'batang'],
  ['jln', 'jalan'],
  ['kampong', 'kampung'],
  ['kg', 'kampung'],
  ['kpg', 'kampung'],
  ['lrg', 'lorong'],
  ['malacca', 'melaka'],
  ['penang', 'pinang'],
  ['seri', 'sri'],
  ['sg', 'sungai'],
  ['sungei', 'sungai'],
  ['tanjong', 'tanjung'],
  ['tg', 'tanjung'],
  ['tj', 'tanjung'],
  ['telok', 'teluk'],
  ['tmn', 'taman'],
]);

/** Traditional characters of Malaysian place names, each followed by its simplified form. */
const SIMPLIFIED: ReadonlyMap<string, string> = new Map(
  [
    '亞亚',
    '倫伦',
    '儀仪',
    '國国',
    '園园',
    '場场',
    '壟垄',
    '屬属',
    '島岛',
    '嶺岭',
    '廟庙',
    '廣广',
    '慶庆',
    '東东',
    '楓枫',
    '樓楼',
    '機机',
    '檔档',
    '檳槟',
    '歐欧',
    '沖冲',
    '滿满',
    '漢汉',
    '灣湾',
    '爾尔',
    '獅狮',
    '瑪玛',
    '環环',
    '盧卢',
    '眾众',
    '簡简',
    '納纳',
    '絨绒',
    '維维',
    '羅罗',
    '聖圣',
    '興兴',
    '舊旧',
    '莊庄',
    '萬万',
    '蘆芦',
    '蘇苏',
    '蘭兰',
    '術术',
    '衛卫',
    '詩诗',
    '豐丰',
    '貝贝',
    '貢贡',
    '買买',
    '賓宾',
    '賴赖',
    '賽赛',
    '車车',
    '連连',
    '運运',
    '達达',
    '適适',
    '郵邮',
    '鄉乡',
    '鐵铁',
    '長长',
    '門门',
    '關关',
    '陳陈',
    '隸隶',
    '雙双',
    '雞鸡',
    '雲云',
    '靈灵',
    '靜静',
    '須须',
    '頓顿',
    '頭头',
    '馬马',
    '魯鲁',
    '鳳凤',
    '麗丽',
    '麥麦',
    '齡龄',
    '龍龙',
    '龐庞',
  ].map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
);
