import { AUDIENCES, PAGES } from '../choices.ts';
import {
  choice,
  group,
  line,
  paragraph,
  picture,
  plain,
  record,
  reference,
  section,
  variants,
} from '../define.ts';

const TEXT_AND_LINK = [
  paragraph('image_alt', { required: true, hint: 'imageAltHint' }),
  record(
    'opens',
    [
      variants('opensWhat', [
        { label: 'dish', fields: [reference('dish', 'dishes')] },
        { label: 'package', fields: [reference('package', 'packages')] },
        { label: 'hotDeal', fields: [reference(['hot_deal', 'hotDeal'], 'hot_deals')] },
        { label: 'voucher', fields: [reference('voucher', 'vouchers')] },
        { label: 'page', fields: [choice('page', PAGES)] },
      ]),
    ],
    { dish: '' },
    { hint: 'opensHint' },
  ),
] as const;

export const BANNERS = section({
  section: 'banners',
  label: 'banners',
  one: 'banner',
  needsOwner: false,
  initial: {},
  elsewhere: {},
  groups: [group('basics', [picture('image', { required: true, shape: '2/1' }), ...TEXT_AND_LINK])],
});

export const HIGHLIGHTS = section({
  section: 'highlights',
  label: 'highlights',
  one: 'highlight',
  needsOwner: false,
  initial: {},
  elsewhere: {},
  groups: [
    group('basics', [picture('image', { required: true }), ...TEXT_AND_LINK]),
    group('shownWhen', [
      plain('range', ['hours', 'shownHours'], { hint: 'shownHoursHint' }),
      choice('audience', AUDIENCES, { hint: 'audienceHint' }),
    ]),
  ],
});

export const NEWS = section({
  section: 'news',
  label: 'news',
  one: 'newsItem',
  needsOwner: false,
  initial: {},
  elsewhere: {},
  groups: [
    group('basics', [
      line('title', { required: true }),
      paragraph('content', { required: true, most: 2000 }),
      picture('image'),
      plain('instant', 'published_at', { required: true, hint: 'publishedAtHint' }),
    ]),
  ],
});
