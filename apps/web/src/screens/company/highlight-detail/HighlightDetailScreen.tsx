import { selectIdentity } from '@claypot/domain/account';
import { homeMachines } from '@claypot/domain/app';
import { selectCompany } from '@claypot/domain/company';
import { selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useNamedTitle } from '../../../hooks/navigation/use-named-title.ts';
import { useCompanyTexts } from '../reading/use-company-texts.ts';
import { HighlightDetailView } from './HighlightDetailView.tsx';
import { JoinLink } from './JoinLink.tsx';

export function HighlightDetailScreen() {
  const { company, session } = useApp();
  const machines = useMachines(homeMachines);
  const companyRecord = useSelector(company, selectCompany);
  const actor = useActorRef(machines.highlights);
  const highlights = useSelector(actor, selectQuery);
  const isMember = useSelector(session, selectIdentity) === 'member';
  const view = { ...useCompanyTexts('company_programme'), back: useBack() };
  useNamedTitle(companyRecord?.company_family_name);
  // The app frame renders no screen before the company is loaded.
  if (companyRecord === null) return null;
  const banner = highlights.status === 'loading' ? null : companyRecord.company_banner;
  return (
    <HighlightDetailView
      {...view}
      programme={companyRecord.company_family_name}
      picture={highlights.data?.[0]?.highlight_image ?? banner}
      join={!isMember && <JoinLink />}
    />
  );
}
