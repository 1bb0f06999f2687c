import type { CompanyRecord } from '@claypot/domain/company';
import {
  Card,
  facebookIcon,
  type IconDrawing,
  instagramIcon,
  ListRow,
  languageIcon,
} from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Section } from '../../shared/layout/Section.tsx';

export type Sites = Pick<
  CompanyRecord,
  'facebook_name' | 'facebook_url' | 'instagram_name' | 'instagram_url' | 'company_website'
>;

interface Site {
  readonly icon: IconDrawing;
  readonly title: string;
  readonly text: string;
  readonly url: string | null;
}

/** Links to the company's other sites; renders nothing if there are none. */
export function SocialSites({ company }: { readonly company: Sites }) {
  const { t } = useTranslation('info');
  const { facebook_name, facebook_url, instagram_name, instagram_url, company_website } = company;
  const sites: Site[] = [
    { icon: facebookIcon, title: 'Facebook', text: facebook_name, url: facebook_url },
    { icon: instagramIcon, title: 'Instagram', text: instagram_name, url: instagram_url },
    {
      icon: languageIcon,
      title: t('website'),
      text: hostOf(company_website),
      url: company_website,
    },
  ];
  const available = sites.filter(({ url }) => url !== null);
  if (available.length === 0) return null;
  return (
    <Section heading={t('follow')}>
      <Card padding="none">
        <ul>
          {available.map(({ icon, title, text, url }) => (
            <li key={title}>
              <ListRow icon={icon} title={title} text={text || null} href={url ?? ''} external />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** Returns the URL without protocol, `www.` and trailing slash. */
function hostOf(url: string | null): string {
  return url === null ? '' : url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
