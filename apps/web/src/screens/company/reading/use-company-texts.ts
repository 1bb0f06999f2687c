import { homeMachines } from '@claypot/domain/app';
import type { CompanyTexts } from '@claypot/domain/company';
import { type QueryView, selectQuery } from '@claypot/domain/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
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

/** The company's texts, loaded when they are first wanted; the one to read is there if the page brought it. */
export function useCompanyTexts(name: keyof CompanyTexts): CompanyTextProps {
  const [brought] = useState(() => textInPage(name));
  const actor = useActorRef(useMachines(homeMachines).companyTexts);
  const loaded = useSelector(actor, selectQuery);
  const known: QueryView<CompanyTexts> | null =
    brought === null || loaded.data !== null
      ? null
      : { ...loaded, status: 'ready', data: { ...UNKNOWN, [name]: brought } };
  return { name, texts: known ?? loaded, onRetry: () => actor.send({ type: 'RETRY' }) };
}
