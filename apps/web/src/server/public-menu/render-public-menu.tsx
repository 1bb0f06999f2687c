import { branchOpening } from '@claypot/domain/places';
import { fromWire } from '@claypot/sdk';
import { menuJsonLd } from './json-ld/menu-json-ld.ts';
import { priceRange } from './json-ld/price-range.ts';
import { restaurantJsonLd } from './json-ld/restaurant-json-ld.ts';
import { PublicHead } from './PublicHead.tsx';
import { PublicMenu } from './PublicMenu.tsx';
import { drawPublicPage, publicTexts } from './PublicPage.tsx';
import type { PublicMenuRequest } from './public-menu-request.ts';

/** Renders the public menu of a branch as a complete document. */
export async function renderPublicMenu(request: PublicMenuRequest): Promise<string> {
  const { branch, language, origin, styles } = request;
  const company = fromWire('Company', request.company);
  const i18n = await publicTexts(language);
  const zone = company.time_zone;
  const now = Temporal.Instant.fromEpochMilliseconds(request.now).toZonedDateTimeISO(zone);
  const { address, branch_name } = branch;
  const title = i18n.t('publicMenu:title', { branch: branch_name });
  const image = branch.branch_image[0]?.image ?? company.company_banner;
  const described = { company, branch, language, origin };
  const menu = menuJsonLd({ ...request, title, packagesTitle: i18n.t('menu:packages') });
  const prices = priceRange(request.dishes);
  const jsonLd = restaurantJsonLd({ ...described, menu, prices }, branchOpening(branch, now));
  return drawPublicPage({
    brand: request.brand,
    i18n,
    language,
    timeZone: zone,
    styles,
    title: `${title} · ${company.company_name}`,
    head: (
      <PublicHead
        {...described}
        title={title}
        description={i18n.t('publicMenu:description', { branch: branch_name, address })}
        image={origin + image}
        jsonLd={jsonLd}
      />
    ),
    children: <PublicMenu {...request} company={company} now={now} />,
  });
}
