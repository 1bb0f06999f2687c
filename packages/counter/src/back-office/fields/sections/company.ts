import { BENEFIT_ICONS, STATES } from '../choices.ts';
import {
  choice,
  choices,
  count,
  drawing,
  flag,
  group,
  line,
  list,
  page,
  paragraph,
  picture,
  price,
  prices,
  record,
  reference,
  section,
  text,
} from '../define.ts';

const POINTS = [0, 100_000] as const;

const BENEFITS = list(
  'benefits',
  [0, 12],
  [{ label: 'addBenefit', record: {} }],
  [
    line('title', { required: true }),
    paragraph('text', { required: true }),
    choice('icon', BENEFIT_ICONS, { required: true }),
  ],
);

const TIERS = list(
  'tiers',
  [0, 9],
  [{ label: 'addTier', record: {} }],
  [
    line('level_name', { required: true }),
    line('level', { required: true, hint: 'levelHint' }),
    price('top_up_amount', { hint: 'topUpAmountHint' }),
    text('discount_percent', 'percent', { hint: 'discountPercentHint' }),
    list(
      ['vouchers', 'tierVouchers'],
      [0, 30],
      [{ label: 'addTierVoucher', record: {} }],
      [
        reference('voucher', 'vouchers', { required: true }),
        count(['count', 'voucherCount'], [1, 100], { hint: 'oneIfEmpty' }),
        flag('monthly', { hint: 'monthlyHint' }),
      ],
    ),
    BENEFITS,
  ],
  { hint: 'tiersHint' },
);

const HOLIDAYS = list(
  'holidays',
  [0, 400],
  [{ label: 'addHoliday', record: {} }],
  [
    text('date', 'day', { required: true }),
    text(['name', 'holidayName'], 'text', { required: true }),
    choices('states', STATES, { hint: 'statesHint' }),
    flag('is_holiday', { fallback: true, hint: 'isHolidayHint' }),
  ],
  { hint: 'holidaysHint' },
);

export const COMPANY = section({
  section: 'company',
  label: 'company',
  one: 'company',
  needsOwner: true,
  initial: {},
  elsewhere: { subdomain: 'It is the address of the app, which a person of operations sets up.' },
  groups: [
    group('identity', [
      line('company_name', { required: true }),
      text('company_registration_no', 'text', { required: true, hint: 'registrationHint' }),
      text('sst_registration_no', 'text', { hint: 'sstHint' }),
      line('company_address', { required: true, most: 300, mayBeOne: true }),
      text('time_zone', 'zone', { required: true, hint: 'timeZoneHint' }),
      text('business_day_starts_at', 'time', { hint: 'businessDayHint' }),
    ]),
    group('contact', [
      text('company_email', 'email', { required: true, most: 254 }),
      text('company_phone', 'phone', { required: true }),
      text('company_website', 'url', { most: 500 }),
      text('company_chat_url', 'url', { most: 500, hint: 'chatHint' }),
      text('facebook_name', 'text'),
      text('facebook_url', 'url', { most: 500 }),
      text('instagram_name', 'text'),
      text('instagram_url', 'url', { most: 500 }),
    ]),
    group('logoAndPictures', [
      text('brand_color', 'color', { most: 7, hint: 'brandColorHint' }),
      drawing('company_logo', { required: true }),
      drawing('company_logo_thumb', { required: true, shape: '1/1' }),
      picture('company_banner', { required: true, shape: '2/1' }),
      picture('company_banner_thumb', { required: true }),
      picture('default_dish_image', { required: true, hint: 'defaultDishImageHint' }),
    ]),
    group('loyalty', [
      line('company_family_name', { required: true }),
      paragraph('company_offer', { hint: 'companyOfferHint' }),
      count('sign_up_point', POINTS),
      count('max_discount_point', POINTS, { hint: 'maxDiscountPointHint' }),
      price('max_discount_amount', { hint: 'maxDiscountAmountHint' }),
      TIERS,
      record(
        'family_day',
        [
          line('name', { required: true }),
          count(['day', 'dayOfMonth'], [1, 28], { required: true }),
          count(['percent', 'familyDayPercent'], [1, 100], { required: true }),
          paragraph('terms', { required: true }),
        ],
        {},
        { hint: 'familyDayHint' },
      ),
    ]),
    group('atTheCounter', [
      flag('splits_bills'),
      count('member_bill_count', [0, 1000], { hint: 'memberBillCountHint' }),
      price('payment_code_limit', { hint: 'paymentCodeLimitHint' }),
      prices('topup_amounts', [3, 6], { hint: 'topUpAmountsHint' }),
    ]),
    group('holidays', [HOLIDAYS]),
    group('pages', [
      page('company_about', { required: true, hint: 'pageHint' }),
      page('company_programme', { hint: 'pageHint' }),
      page('company_tnc', { required: true, hint: 'pageHint' }),
      page('company_privacy', { required: true, hint: 'pageHint' }),
      page('company_refund_return', { required: true, hint: 'pageHint' }),
    ]),
  ],
});
