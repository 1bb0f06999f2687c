import { STATES } from '../../../../shared/states.ts';
import {
  DRAWINGS,
  type Draw,
  label,
  type Model,
  page,
  picture,
  price,
  type RecordModel,
  sentence,
  toPrice,
} from './draw.ts';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const HOURS = [
  'closed',
  '24 hours',
  '10:00-22:00',
  '18:00-02:00',
  '11:00-15:00, 17:30-24:00',
] as const;
const STATE_NAMES = Object.keys(STATES);

const address = (draw: Draw): Model => (draw.flag() ? draw.text(200) : label(draw));
const flag = (draw: Draw): string => String(draw.flag());

/** @param vouchers slugs for the tiers. */
export function anyCompany(draw: Draw, vouchers: readonly string[]): RecordModel {
  const amounts = draw.some(['10.00', '50.00', '99.99', '100.00', '1000.00', '5000.00'], 3);
  return {
    subdomain: draw.of('lotus', 'a-1'),
    company_name: label(draw),
    company_registration_no: draw.text(100),
    sst_registration_no: draw.maybe(() => draw.text(100)),
    company_email: 'hello@lotus.example',
    company_phone: '+60312345678',
    company_address: address(draw),
    time_zone: draw.of('Asia/Kuala_Lumpur', 'Asia/Kathmandu', 'America/St_Johns', 'UTC'),
    business_day_starts_at: draw.maybe(() => draw.of('00:00', '06:30', '23:59')),
    company_website: draw.maybe(() => 'https://example.com/?a=1&b=%20#c'),
    facebook_name: draw.maybe(() => draw.text(100)),
    instagram_name: draw.maybe(() => '@lotus'),
    brand_color: draw.maybe(() => draw.of('#ffd400', '#0f0f14', '#1d4ed8')),
    company_logo: draw.of(...DRAWINGS),
    company_logo_thumb: draw.of(...DRAWINGS),
    company_banner: picture(draw),
    company_banner_thumb: picture(draw),
    default_dish_image: picture(draw),
    company_family_name: label(draw),
    company_offer: draw.maybe(() => sentence(draw)),
    sign_up_point: draw.maybe(() => String(draw.count(0, 100_000))),
    max_discount_amount: draw.maybe(() => price(draw)),
    payment_code_limit: draw.maybe(() => price(draw)),
    splits_bills: draw.maybe(() => flag(draw)),
    member_bill_count: draw.maybe(() => String(draw.count(0, 1000))),
    topup_amounts: draw.maybe(() => amounts.toSorted((a, b) => Number(a) - Number(b))),
    family_day: draw.maybe(() => ({
      name: label(draw),
      day: String(draw.count(1, 28)),
      percent: String(draw.count(1, 100)),
      terms: sentence(draw),
    })),
    holidays: draw.maybe(() => draw.list(0, 3, () => holiday(draw))),
    tiers: draw.maybe(() => draw.list(1, 4, (index) => tier(draw, index, vouchers))),
    company_about: page(draw),
    company_tnc: page(draw),
    company_privacy: page(draw),
    company_refund_return: page(draw),
    company_programme: draw.maybe(() => page(draw)),
  };
}

function holiday(draw: Draw): RecordModel {
  return {
    date: draw.of('2027-01-01', '2028-02-29'),
    name: draw.text(100),
    states: draw.maybe(() => draw.some(STATE_NAMES, 1)),
    is_holiday: draw.maybe(() => flag(draw)),
  };
}

function tier(draw: Draw, index: number, vouchers: readonly string[]): RecordModel {
  return {
    level: label(draw),
    level_name: label(draw),
    top_up_amount: index === 0 ? undefined : toPrice(index * 10_000 + draw.count(0, 9999)),
    discount_percent: draw.maybe(() => draw.of('0', '7.5', '0.01', '33.33', '100')),
    vouchers: draw.maybe(() =>
      draw.some(vouchers).map((voucher) => ({
        voucher,
        count: draw.maybe(() => String(draw.count(1, 100))),
        monthly: draw.maybe(() => flag(draw)),
      })),
    ),
    benefits: draw.maybe(() =>
      draw.list(0, 2, () => ({
        icon: draw.of('voucher', 'room'),
        title: label(draw),
        text: sentence(draw),
      })),
    ),
  };
}

export function anyBranch(draw: Draw, slug: string): RecordModel {
  return {
    slug,
    branch_name: label(draw),
    street1: address(draw),
    street2: draw.maybe(() => address(draw)),
    city: draw.text(100),
    postal_code: draw.of('50000', '01000'),
    state: draw.of('Kuala Lumpur', 'Pulau Pinang', 'Perlis'),
    contact_no: '+60312345679',
    latitude: draw.of('3.1', '-0.000001', '90.000000'),
    longitude: draw.of('101.7', '-180.0', '0.123456'),
    hours: Object.fromEntries(DAYS.map((day) => [day, draw.of(...HOURS)])),
    delivery: draw.maybe(() => ({
      radius_km: draw.of('0.1', '7.5', '99.9', '10.0'),
      base_fee: price(draw),
      fee_per_km: price(draw),
    })),
    temporarily_closed: draw.maybe(() => flag(draw)),
    is_able_reservation: flag(draw),
    takes_top_up: draw.maybe(() => flag(draw)),
    number_of_seats: String(draw.count(0, 10_000)),
    turn_minutes: draw.maybe(() => String(15 * draw.count(1, 96))),
    notice_minutes: draw.maybe(() => String(draw.count(0, 10_080))),
    images: draw.some(['plate.avif', 'wide.avif', 'round.avif'], 1),
  };
}
