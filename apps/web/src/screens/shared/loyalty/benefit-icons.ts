import type { TierBenefitText } from '@claypot/sdk';
import {
  bowlIcon,
  claypotIcon,
  doorIcon,
  flameIcon,
  type IconDrawing,
  percentIcon,
  starIcon,
  ticketIcon,
} from '@claypot/ui';

/** Icons by the name that the company's data gives a benefit. */
export const BENEFIT_ICONS: Readonly<Record<TierBenefitText['icon'], IconDrawing>> = {
  voucher: ticketIcon,
  bowl: bowlIcon,
  claypot: claypotIcon,
  percent: percentIcon,
  star: starIcon,
  points: flameIcon,
  room: doorIcon,
};
