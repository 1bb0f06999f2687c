import { type TopUpEffects, type TopUpValues, topUpEffects } from '@claypot/domain/loyalty';
import { type Cents, cents, type TopUpTier } from '@claypot/sdk';
import { TIERS } from '../../account/family/samples.ts';
import { formInState } from '../../shared/testing/form-samples.ts';

export const QUICK_AMOUNTS: readonly Cents[] = [5000, 10_000, 20_000, 50_000, 100_000].map(cents);

/** Returns `topUpEffects` for a member of the given level. */
export function effectsAtLevel(levelId: number) {
  return (amount: Cents): TopUpEffects => topUpEffects({ tiers: TIERS, levelId, amount });
}

export function filledWith(amount: string) {
  return formInState<TopUpValues>('editing', { values: { amount } });
}

export const NEW_FLYER: TopUpTier = {
  level_id: 2,
  level: 'Silver',
  level_name: 'Junior Flyers',
  change: 'reached',
  expired_at: '2027-11-22T23:59:59+08:00',
  voucher_count: 16,
  monthly_voucher_count: 3,
};
