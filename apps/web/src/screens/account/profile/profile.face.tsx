import { Part } from '../../../face/Part.tsx';
import { ofVisitor } from '../../../face/places.ts';
import { useBack } from '../../../hooks/navigation/use-back.ts';
import { ProfileView } from './ProfileView.tsx';

const NOTHING_WRONG = {
  errors: {},
  firstInvalid: null,
  rejection: null,
  busy: false,
  done: false,
} as const;
const NO_PICTURE = { url: null, busy: false, error: null } as const;
const nothing = () => undefined;

/** Server-rendered page: the form, filled with the member's data from the device. */
export function Face() {
  const avatar = ofVisitor('user.avatar');
  const email = ofVisitor('user.email');
  return (
    <Part for="member">
      <Part when="user.avatar">
        <Part when="user.email">
          <Filled avatar={avatar} email={email} />
        </Part>
        <Part unless="user.email">
          <Filled avatar={avatar} email={null} />
        </Part>
      </Part>
      <Part unless="user.avatar">
        <Part when="user.email">
          <Filled avatar={null} email={email} />
        </Part>
        <Part unless="user.email">
          <Filled avatar={null} email={null} />
        </Part>
      </Part>
    </Part>
  );
}

interface FilledProps {
  readonly avatar: string | null;
  readonly email: string | null;
}

function Filled({ avatar, email }: FilledProps) {
  const full_name = ofVisitor('user.full_name');
  return (
    <ProfileView
      back={useBack()}
      today=""
      member={{ avatar, email, phone_no: '' }}
      form={{
        ...NOTHING_WRONG,
        values: { full_name, email: email ?? '', date_of_birth: null },
      }}
      picture={NO_PICTURE}
      onChange={nothing}
      onSubmit={nothing}
      onChoosePicture={nothing}
      onDiscardPicture={nothing}
    />
  );
}
