import { selectCompany } from '@claypot/domain/company';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useApp } from '../app/app-context.ts';
import { titleOf } from './title-of.ts';

/**
 * Sets the document title to the name of the screen's subject once it has loaded. Until then the
 * title is the screen's own.
 */
export function useNamedTitle(name: string | undefined): void {
  const companyName = useSelector(useApp().company, selectCompany)?.company_name ?? '';
  useEffect(() => {
    if (name !== undefined) document.title = titleOf(name, companyName);
  }, [name, companyName]);
}
