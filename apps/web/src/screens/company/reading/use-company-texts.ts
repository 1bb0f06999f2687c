import { homeMachines } from '@claypot/domain/app';
import type { CompanyTexts } from '@claypot/domain/company';
import { type QueryView, selectQuery } from '@claypot/domain/machines';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useActorRef } from '../../../hooks/app/use-actor-ref.ts';
import { useMachines } from '../../../hooks/app/use-machines.ts';
import type { CompanyTextProps } from './CompanyTextBody.tsx';
import { textInPage } from './TextPlace.tsx';

const UNKNOWN: CompanyTexts = {
  company_about: '',
  company_programme: '',
  company_tnc: '',
  company_privacy: '',
  company_refund_return: '',
};

/**
 * Returns the company's texts, loaded on first use. The named text is available immediately if the
 * page contains it.
 */
export function useCompanyTexts(name: keyof CompanyTexts): CompanyTextProps {
  const [inlined] = useState(() => textInPage(name));
  const actor = useActorRef(useMachines(homeMachines).companyTexts);
  const loaded = useSelector(actor, selectQuery);
  const fromPage: QueryView<CompanyTexts> | null =
    inlined === null || loaded.data !== null
      ? null
      : { ...loaded, status: 'ready', data: { ...UNKNOWN, [name]: inlined } };
  return { name, texts: fromPage ?? loaded, onRetry: () => actor.send({ type: 'RETRY' }) };
}
