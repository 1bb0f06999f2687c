import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../app/app-context.ts';
import { titleOf } from './title-of.ts';

/**
 * Names the document after the one thing a screen is about, once its name is known; until then it
 * has the screen's.
 */
export function useNamedTitle(name: string | undefined): void {
  const companyName = useSelector(useApp().company, selectCompany)?.company_name ?? '';
  useEffect(() => {
    if (name !== undefined) document.title = titleOf(name, companyName);
  }, [name, companyName]);
}
