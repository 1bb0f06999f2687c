import {
  bellIcon,
  calendarIcon,
  type IconDrawing,
  pinIcon,
  qrCodeIcon,
  receiptIcon,
  starIcon,
  ticketIcon,
  userIcon,
} from '@claypot/ui';

export const QUICK_LINK_ICONS = {
  bell: bellIcon,
  calendar: calendarIcon,
  pin: pinIcon,
  qrCode: qrCodeIcon,
  receipt: receiptIcon,
  star: starIcon,
  ticket: ticketIcon,
  user: userIcon,
} satisfies Readonly<Record<string, IconDrawing>>;

export type QuickLinkIcon = keyof typeof QUICK_LINK_ICONS;
