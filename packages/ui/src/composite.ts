/**
 * The parts that are more than one control: React Aria gives them their roles, keys and touch. They
 * weigh as much as a screen, so they have a face of their own and come with the screen that asks.
 */
export { DayStrip } from './composite/day-strip/DayStrip.tsx';
export { Disclosure } from './composite/disclosure/Disclosure.tsx';
export { NumberField } from './composite/number-field/NumberField.tsx';
export { Tabs } from './composite/tabs/Tabs.tsx';
export { TimeChoice } from './composite/time-choice/TimeChoice.tsx';
