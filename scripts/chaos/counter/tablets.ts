import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { canTake, type StepName } from '@claypot/domain/order-steps';
import { ApiError } from '@claypot/sdk';
import { type CounterSdk, codeOf } from '@claypot/sdk/counter';
import { retryRequest } from '../retry.ts';
import type { Place } from './open-counter.ts';

type Card = Awaited<ReturnType<CounterSdk['board']>>['orders'][number];

/** A press of one person on one tablet, sent twice with one key. */
export interface Press {
  readonly orderId: string;
  readonly action: StepName | 'reject';
  readonly from: Card['status'];
  /** True if the server acknowledged it, false if it was rejected with `ORDER_MOVED`. */
  isDone: boolean;
}

export interface StaffAtWork {
  readonly presses: readonly Press[];
  /** Errors that no injected fault explains. */
  readonly errors: readonly string[];
  /** Returns true if every tablet saw an empty board last. */
  isIdle(): boolean;
  leave(): Promise<void>;
}

const STEPS: readonly StepName[] = ['accept', 'ready', 'hand_over'];
const PAUSE = 100;
/** One order of so many is rejected, and one is recalled once. */
const REJECTED = 7;
const RECALLED = 5;

/** Lets every tablet move the orders of the board until `leave`. */
export function letStaffWork({ branchId, tablets }: Place): StaffAtWork {
  const presses: Press[] = [];
  const errors: string[] = [];
  const openCounts = new Map<number, number>();
  let isOpen = true;
  const work = async (tablet: CounterSdk, index: number) => {
    while (isOpen) {
      const { orders } = await retryRequest((signal) =>
        tablet.board({ body: { branch_id: branchId } }, { signal }),
      );
      openCounts.set(index, orders.length);
      const card = orders[index % Math.max(1, orders.length)];
      if (card !== undefined) await press(tablet, card, presses);
      await wait(PAUSE);
    }
  };
  const everyone = Promise.all(
    tablets.map((tablet, index) =>
      work(tablet, index).catch((error: unknown) => {
        errors.push(String(error));
      }),
    ),
  );
  return {
    presses,
    errors,
    isIdle: () => openCounts.size > 0 && [...openCounts.values()].every((count) => count === 0),
    async leave() {
      isOpen = false;
      await everyone;
    },
  };
}

async function press(tablet: CounterSdk, card: Card, presses: Press[]): Promise<void> {
  const action = nextAction(card, presses);
  if (action === null) return;
  const made: Press = { orderId: card.id, action, from: card.status, isDone: false };
  presses.push(made);
  const headers = { 'Idempotency-Key': randomUUID() };
  const path = { id: card.id };
  const send = () =>
    retryRequest((signal) =>
      action === 'reject'
        ? tablet.rejectOrder(
            {
              path,
              headers,
              body: { from: card.status, reason: 'TOO_BUSY', text: null, sold_out_line_ids: [] },
            },
            { signal },
          )
        : tablet.takeStep(
            {
              path,
              headers,
              body: { step: action, from: card.status, ready_in_minutes: null, rider: null },
            },
            { signal },
          ),
    );
  const results = await Promise.allSettled([send(), send()]);
  const failures = results.flatMap((result) =>
    result.status === 'rejected' && !isMoved(result.reason) ? [result.reason] : [],
  );
  if (failures.length > 0) throw failures[0];
  const kinds = new Set(results.map(({ status }) => status));
  if (kinds.size > 1) throw new Error(`${action} of ${card.id} was both done and rejected`);
  made.isDone = kinds.has('fulfilled');
}

function isMoved(error: unknown): boolean {
  return error instanceof ApiError && codeOf(error) === 'ORDER_MOVED';
}

function nextAction(card: Card, presses: readonly Press[]): Press['action'] | null {
  const luck = Number.parseInt(card.id.replace(/\D/g, '').slice(-6) || '0', 10);
  if (luck % REJECTED === 0 && card.status === 'PREPARING') return 'reject';
  const isRecalled = presses.some((one) => one.orderId === card.id && one.action === 'recall');
  if (luck % RECALLED === 0 && card.status === 'READY' && !isRecalled) return 'recall';
  return STEPS.find((step) => canTake(step, card)) ?? null;
}
