import type { ADDRESSES_REQUEST } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import type { Address } from '@claypot/sdk';
import { Card } from '@claypot/ui';
import { Part } from '../../../face/Part.tsx';
import { ADDRESSES, about, maybe, type PathIn, placesOf } from '../../../face/places.ts';
import { usePath } from '../../../hooks/navigation/path-context.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { AddressBookFrame } from './book/AddressBookFrame.tsx';
import { AddressRow } from './book/AddressRow.tsx';

const at = placesOf<Address>();

/** Server-rendered page: the addresses, without their delivery fees. */
export function Face() {
  return (
    <>
      <Part for="guest">
        <Book of={ADDRESSES} />
      </Part>
      <Part for="member">
        <Book of="/address_list/:customer" />
      </Part>
    </>
  );
}

interface BookProps {
  readonly of: PathIn<[typeof ADDRESSES_REQUEST]> | typeof ADDRESSES;
}

function Book({ of }: BookProps) {
  const choosing = usePath().pathname === pathTo('updateAddress');
  const row = (is_default: Address['is_default'], mail_type: string | null) => (
    <AddressRow
      address={{
        id: at('id'),
        is_default,
        mail_type,
        mail_name: at('mail_name'),
        mail_phone: '\u00a0',
        mail_unit_no: '',
        full_address: maybe(at('mail_unit_no'), ', ') + at('full_address'),
      }}
      choosing={choosing}
      editHref={pathTo('editAddress', { id: at('id') })}
      reach={'\u00a0'}
      onChoose={() => undefined}
    />
  );
  return (
    <AddressBookFrame back={useBack()} choosing={choosing} newHref={pathTo('addNewAddress')}>
      <Card padding="none">
        <ul>
          <li {...about<[typeof ADDRESSES_REQUEST]>({ of })}>
            {([0, 1] as const).map((isDefault) => (
              <Part key={isDefault} when={`is_default=${isDefault}`}>
                <Part when="mail_type">{row(isDefault, at('mail_type'))}</Part>
                <Part unless="mail_type">{row(isDefault, null)}</Part>
              </Part>
            ))}
          </li>
        </ul>
      </Card>
    </AddressBookFrame>
  );
}
