import type { BranchOpening } from '@claypot/domain/places';
import { LANGUAGES, type Language, languageTag } from '@claypot/i18n';
import type { Branch } from '@claypot/sdk';
import type { Menu, Restaurant, WithContext } from 'schema-dts';
import type { PublicCompany } from '../public-menu-request.ts';
import { publicMenuPath, publicMenuPathIn } from '../public-urls.ts';
import { openingHoursJsonLd } from './opening-hours-json-ld.ts';

interface Described {
  readonly branch: Branch;
  readonly company: PublicCompany;
  readonly language: Language;
  readonly origin: string;
  readonly menu: Menu;
  /** Such as `RM3.00–RM45.00`; null without prices. */
  readonly prices: string | null;
}

const COUNTRY = 'MY';
const CURRENCY = 'MYR';

/** Returns the branch as structured data of schema.org. */
export function restaurantJsonLd(
  { branch, company, language, menu, origin, prices }: Described,
  { specialDays }: BranchOpening,
): WithContext<Restaurant> {
  const { branch_image, company_name, company_banner, company_logo } = { ...branch, ...company };
  const pictures = branch_image.map(({ image }) => origin + image);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${origin + publicMenuPath(branch)}#restaurant`,
    name: branch.branch_name,
    url: origin + publicMenuPathIn(branch, language),
    telephone: branch.contact_no,
    image: pictures.length > 0 ? pictures : [origin + company_banner],
    logo: origin + company_logo,
    parentOrganization: {
      '@type': 'Organization',
      name: company_name,
      ...(company.company_website && { url: company.company_website }),
    },
    address: {
      '@type': 'PostalAddress',
      streetAddress: [branch.street1, branch.street2].filter((line) => line !== '').join(', '),
      postalCode: branch.postal_code,
      addressLocality: branch.city,
      addressRegion: branch.state,
      addressCountry: COUNTRY,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: Number(branch.latitude),
      longitude: Number(branch.longitude),
    },
    openingHoursSpecification: openingHoursJsonLd(branch.week_hours, specialDays),
    acceptsReservations: branch.is_able_reservation === 1,
    currenciesAccepted: CURRENCY,
    ...(prices !== null && { priceRange: prices }),
    knowsLanguage: LANGUAGES.map(languageTag),
    hasMenu: menu,
  };
}
