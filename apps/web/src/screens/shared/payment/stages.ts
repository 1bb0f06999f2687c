import { cardIcon, checkIcon, clockIcon, type IconDrawing, warningIcon } from '@claypot/ui';

/** Text keys and icons of the stages from submitting a form until it is paid. */
export const STAGES = {
  placing: { title: 'placing', text: 'placingText' },
  checking: { title: 'checking', text: 'checkingText' },
  unreachable: { title: 'unreachableTitle', text: 'unreachableText', icon: warningIcon },
  leaving: { title: 'leaving', text: 'leavingText' },
  confirmingPayment: { title: 'confirmingPayment', text: 'confirmingPaymentText' },
  processing: { title: 'processingTitle', text: 'processingText', icon: clockIcon },
  unpaid: { title: 'unpaidTitle', text: 'unpaidText', icon: cardIcon },
  cancelling: { title: 'unpaidTitle', text: 'unpaidText', icon: cardIcon },
  paid: { title: 'paid', text: 'paidText', icon: checkIcon },
} as const satisfies Record<string, { title: string; text: string; icon?: IconDrawing }>;

export type UnderWay = keyof typeof STAGES;

/** Text key of a stage; orders and top-ups define it in their own namespaces. */
export type StageText = (typeof STAGES)[UnderWay]['title' | 'text'];

/** Returns true for stages after the form was submitted. */
export function isUnderWay(stage: string): stage is UnderWay {
  return stage in STAGES;
}
