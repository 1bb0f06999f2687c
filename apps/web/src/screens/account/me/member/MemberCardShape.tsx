import { ROUTES } from '@claypot/domain/routes';
import { IconLink, qrCodeIcon } from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { NoWrap } from '../../../shared/layout/NoWrap.tsx';
import { TierChip } from '../../../shared/loyalty/TierChip.tsx';
import { TierSurface } from '../../../shared/loyalty/TierSurface.tsx';
import styles from './MemberCard.module.css';

interface MemberCardShapeProps {
  /** Level that selects the colours of the card. */
  readonly level: number;
  readonly programme: string;
  /** The tier's expiry date; empty if it does not expire. */
  readonly standing: ReactNode;
  readonly tier: string;
  /** Points and balance. */
  readonly figures: ReactNode;
  /** The tier's discount, or a note that it is frozen; empty if neither applies. */
  readonly benefit: ReactNode;
  readonly picture: ReactNode;
  readonly name: ReactNode;
  readonly number: string;
  readonly since: string;
}

/** Layout of the membership card, shared by the screen and the server-rendered page. */
export function MemberCardShape(props: MemberCardShapeProps) {
  const { benefit, figures, level, name, number, picture, programme, since, standing, tier } =
    props;
  const { t } = useTranslation(['me', 'code']);
  const nameId = useId();
  return (
    <TierSurface as="section" level={level} aria-labelledby={nameId} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.programme}>{programme}</p>
          {standing}
        </div>
        <TierChip name={tier} />
      </div>
      {figures}
      {benefit}
      <div className={styles.holder}>
        {picture}
        <div className={styles.words}>
          <h2 id={nameId} className={styles.name}>
            {name}
          </h2>
          <dl className={styles.facts}>
            <Fact label={t('memberNo')}>
              <NoWrap>{number}</NoWrap>
            </Fact>
            <Fact label={t('memberSince')}>{since}</Fact>
          </dl>
        </div>
        <IconLink
          icon={qrCodeIcon}
          label={t('code:title')}
          look="plate"
          href={ROUTES.qrCode.path}
        />
      </div>
    </TierSurface>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Line of the card for the tier's expiry date. */
export function CardStanding({ children }: { readonly children: ReactNode }) {
  return <p className={styles.soft}>{children}</p>;
}

/** Line of the card for the tier's discount, or for its freeze. */
export function CardBenefit({ children }: { readonly children: ReactNode }) {
  return <p className={styles.benefit}>{children}</p>;
}
