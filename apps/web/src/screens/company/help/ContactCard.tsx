import type { CompanyRecord } from '@claypot/domain/company';
import { formatPhone } from '@claypot/i18n';
import { Card, chatIcon, ListRow, mailIcon, phoneIcon, pinIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { NoWrap } from '../../shared/layout/NoWrap.tsx';

export type Contacts = Pick<
  CompanyRecord,
  'company_address' | 'company_phone' | 'company_email' | 'company_chat_url'
>;

export function ContactCard({ company }: { readonly company: Contacts }) {
  const { t } = useTranslation('info');
  const { company_address, company_phone, company_email, company_chat_url } = company;
  const phone = <NoWrap>{formatPhone(company_phone)}</NoWrap>;
  return (
    <Card padding="none">
      <ul>
        {company_chat_url !== null && (
          <li>
            <ListRow
              icon={chatIcon}
              title={t('chat')}
              text={phone}
              href={company_chat_url}
              external
            />
          </li>
        )}
        <li>
          <ListRow icon={phoneIcon} title={t('call')} text={phone} href={`tel:${company_phone}`} />
        </li>
        <li>
          <ListRow
            icon={mailIcon}
            title={t('email')}
            text={company_email}
            href={`mailto:${company_email}`}
          />
        </li>
        <li>
          <ListRow icon={pinIcon} title={t('address')} text={company_address} />
        </li>
      </ul>
    </Card>
  );
}
