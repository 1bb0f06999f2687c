import { selectCompany } from '@claypot/domain/company';
import { pathTo } from '@claypot/domain/routes';
import { useSelector } from '@xstate/react';
import { useApp } from '../../../hooks/app/app-context.ts';
import { FirstTimeView } from './FirstTimeView.tsx';

export function FirstTimeScreen() {
  const { company, ports, session } = useApp();
  const companyRecord = useSelector(company, selectCompany);
  const goOn = () => {
    session.send({ type: 'NEW_REGISTER_SEEN' });
    ports.navigation.to(pathTo('family'), { replace: true });
  };
  // The app frame renders no screen before the company is loaded.
  return companyRecord && <FirstTimeView company={companyRecord} onGoOn={goOn} />;
}
