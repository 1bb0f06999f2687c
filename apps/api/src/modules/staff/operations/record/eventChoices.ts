import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import {
  findEventBranches,
  findEventDevices,
  findEventOperations,
  findEventPeople,
} from '../../record/event-choices.ts';

/** Returns branches, people, devices and actions that the record can be filtered by. */
export const eventChoices: CounterHandler<'eventChoices'> = async ({ db, company, language }) => {
  const [branches, people, devices, operations] = await Promise.all([
    findEventBranches(db, company.id, language),
    findEventPeople(db, company.id),
    findEventDevices(db, company.id),
    findEventOperations(db, company.id),
  ]);
  return { branches, people, devices, operations };
};
