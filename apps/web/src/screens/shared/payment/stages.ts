import { cardIcon, checkIcon, clockIcon, type IconDrawing, warningIcon } from '@claypot/ui';

/** What stands in a form's place once its button is pressed, and until it is paid. */
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

/** What is said at each stage; each thing that is paid for has its own words under these keys. */
export type StageText = (typeof STAGES)[UnderWay]['title' | 'text'];

/** It has left the form's hands. */
export function isUnderWay(stage: string): stage is UnderWay {
  return stage in STAGES;
}
