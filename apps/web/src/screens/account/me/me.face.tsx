import { selectCompany } from '@claypot/domain/company';
import { LEAST_WALLET } from '@claypot/domain/pricing';
import { pathToSignIn, ROUTES } from '@claypot/domain/routes';
import { Avatar, Screen, Skeleton, TopBar } from '@claypot/ui';
import { useSelector } from '@xstate/react';
import { Part } from '../../../face/Part.tsx';
import { amountOfVisitor, countOfVisitor, digits, LINE, ofVisitor } from '../../../face/places.ts';
import { useApp } from '../../../hooks/app/app-context.ts';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { FiguresShape } from '../../shared/loyalty/FiguresShape.tsx';
import { Entries } from './entries/Entries.tsx';
import { ProgrammeLink } from './entries/ProgrammeLink.tsx';
import { GuestView } from './guest/GuestView.tsx';
import { CardBenefit, CardStanding, MemberCardShape } from './member/MemberCardShape.tsx';

/** Server-rendered page: the person, the programme and the links. */
export function Face() {
  const { company } = useApp();
  const name = useSelector(company, selectCompany)?.company_family_name ?? '';
  const programme = { name, picture: null };
  return (
    <>
      <Part for="guest">
        <GuestView
          name={ofVisitor('guest_name')}
          branchName={<BranchName />}
          programme={programme}
          signUpPoints={null}
          signUpHref={ROUTES.signUp.path}
          signInHref={pathToSignIn()}
        />
      </Part>
      <Part for="member">
        <OfMember programme={programme} />
      </Part>
    </>
  );
}

interface OfMemberProps {
  readonly programme: { readonly name: string; readonly picture: null };
}

function OfMember({ programme }: OfMemberProps) {
  const { t } = useTranslation('me');
  return (
    <Screen top={<TopBar title={t('title')} look="large" />}>
      <Part when="user.leveling.level_id=1">
        <Card level={1} programme={programme.name} />
      </Part>
      <Part when="user.leveling.level_id=2">
        <Card level={2} programme={programme.name} />
      </Part>
      <Part unless="user.leveling.level_id=1">
        <Part unless="user.leveling.level_id=2">
          <Card level={3} programme={programme.name} />
        </Part>
      </Part>
      <Part when="user.is_voucher_remind=1">
        <Skeleton shape="row" />
      </Part>
      <Entries isMember branchName={<BranchName />} />
      <ProgrammeLink programme={programme} />
    </Screen>
  );
}

interface CardProps {
  readonly level: number;
  readonly programme: string;
}

function Card({ level, programme }: CardProps) {
  const { t } = useTranslation('me');
  const format = useFormat();
  return (
    <MemberCardShape
      level={level}
      programme={programme}
      standing={
        <Part when="user.expired_at">
          <CardStanding>{LINE}</CardStanding>
        </Part>
      }
      tier={ofVisitor('user.leveling.level_name')}
      figures={
        <FiguresShape
          points={countOfVisitor('user.point')}
          balance={amountOfVisitor('user.wallet')}
        />
      }
      benefit={
        <>
          <Part unless="user.leveling.is_freeze_tier=1">
            <Part when="user.leveling.discount_percent">
              <CardBenefit>
                {t('discount', { percent: countOfVisitor('user.leveling.discount_percent') })}
              </CardBenefit>
            </Part>
          </Part>
          {level > 1 && (
            <Part when="user.leveling.is_freeze_tier=1">
              <CardBenefit>{t('frozen', { amount: format.money(LEAST_WALLET) })}</CardBenefit>
            </Part>
          )}
        </>
      }
      picture={
        <>
          <Part when="user.avatar">
            <Avatar src={ofVisitor('user.avatar')} look="inverse" />
          </Part>
          <Part unless="user.avatar">
            <Avatar src={null} look="inverse" />
          </Part>
        </>
      }
      name={ofVisitor('user.full_name')}
      number={digits(12)}
      since={digits(8)}
    />
  );
}

function BranchName() {
  const { t } = useTranslation('me');
  return (
    <>
      <Part when="branch_name">{ofVisitor('branch_name')}</Part>
      <Part unless="branch_name">{t('noBranch')}</Part>
    </>
  );
}
