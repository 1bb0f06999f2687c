import { parseCallable } from '@claypot/domain/phone';
import { escapeHtml, type PageSubject, type SetUpDetails } from './details.ts';
import { aboutPage } from './pages/about.ts';
import { privacyPage } from './pages/privacy.ts';
import { refundPage } from './pages/refund.ts';
import { termsPage } from './pages/terms.ts';

/** Names of the pictures that a company begins with. */
export const PICTURES = {
  banner: 'banner.avif',
  bannerThumb: 'banner-thumb.avif',
  dish: 'dish.avif',
} as const;

/** States on Borneo have a zone of their own, with the same time. */
const BORNEO: readonly string[] = ['Sabah', 'Sarawak', 'Labuan'];
// biome-ignore lint/plugin: the zone of a new company, by the state of its first branch
const BORNEO_ZONE = 'Asia/Kuching';
// biome-ignore lint/plugin: the zone of a new company, by the state of its first branch
const PENINSULA_ZONE = 'Asia/Kuala_Lumpur';

/**
 * Returns company.yaml as a record.
 * @param logo name of the logo's file.
 * @param color `#rrggbb`.
 */
export function companyRecord({ restaurant, branch }: SetUpDetails, logo: string, color: string) {
  const { name, registration_no, sst_registration_no, email, subdomain } = restaurant;
  const phone = parseCallable(restaurant.phone) ?? restaurant.phone;
  const address = addressLine(branch);
  const subject: Omit<PageSubject, 'name'> = {
    registrationNo: escapeHtml(registration_no),
    address: escapeHtml(address),
    email: escapeHtml(email),
    phone: escapeHtml(phone),
  };
  const pages = [
    { ...subject, name: escapeHtml(name.en) },
    { ...subject, name: escapeHtml(name.zh_CN) },
  ] as const;
  return {
    subdomain,
    company_name: name,
    company_registration_no: registration_no,
    ...(sst_registration_no !== null && { sst_registration_no }),
    company_email: email,
    company_phone: phone,
    company_address: address,
    time_zone: BORNEO.includes(branch.state) ? BORNEO_ZONE : PENINSULA_ZONE,
    brand_color: color,
    company_logo: logo,
    company_logo_thumb: logo,
    company_banner: PICTURES.banner,
    company_banner_thumb: PICTURES.bannerThumb,
    default_dish_image: PICTURES.dish,
    company_family_name: familyName(name),
    tiers: [
      { level: { en: 'Regular', zh_CN: '普通' }, level_name: { en: 'Member', zh_CN: '会员' } },
    ],
    company_about: aboutPage(...pages),
    company_tnc: termsPage(...pages),
    company_privacy: privacyPage(...pages),
    company_refund_return: refundPage(...pages),
  };
}

/** Name of the loyalty programme. A label has at most 120 characters. */
function familyName({ en, zh_CN }: SetUpDetails['restaurant']['name']) {
  const fits = (text: string, ending: string) =>
    `${[...text].slice(0, 120 - ending.length).join('')}${ending}`;
  return { en: fits(en, ' Club'), zh_CN: fits(zh_CN, ' 会员俱乐部') };
}

function addressLine({
  street1,
  street2,
  postal_code,
  city,
  state,
}: SetUpDetails['branch']): string {
  const town = `${postal_code} ${city}`;
  const line = [street1, street2, town, city === state ? null : state]
    .filter((part) => part !== null)
    .join(', ');
  return [...line].slice(0, 300).join('');
}
