import type { HIGHLIGHTS_REQUEST } from '@claypot/domain/company';
import { selectCompany } from '@claypot/domain/company';
import type { Highlight } from '@claypot/sdk';
import { useSelector } from '@xstate/react';
import { Part } from '../../../face/Part.tsx';
import { placesOf } from '../../../face/places.ts';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { useCompanyTexts } from '../reading/use-company-texts.ts';
import { HighlightDetailView } from './HighlightDetailView.tsx';
import { JoinLink } from './JoinLink.tsx';

const at = placesOf<Highlight>();

/** Server-rendered page: complete, because text and picture are available on the server. */
export function Face() {
  const company = useSelector(useApp().company, selectCompany);
  return (
    <Part<[typeof HIGHLIGHTS_REQUEST]> of="/highlight_list" in="0">
      <HighlightDetailView
        {...useCompanyTexts('company_programme')}
        back={useBack()}
        programme={company?.company_family_name ?? ''}
        picture={at('highlight_image')}
        join={
          <Part for="guest">
            <JoinLink />
          </Part>
        }
      />
    </Part>
  );
}
