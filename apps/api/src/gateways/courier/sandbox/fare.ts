import { distanceMetres } from '@claypot/domain/geo';
import { type Cents, cents } from '@claypot/sdk';
import type { Place } from '../../../shared/distance.ts';
import { CourierError, type Quote, type Trip } from '../courier.ts';

/** Ratio of road distance to straight-line distance. */
const ROAD_FACTOR = 1.3;
/** Fares are rounded up to a multiple of this many cents. */
const STEP = 10;

/** Approximate bounds of Malaysia, in degrees. */
const MARKET = { south: 0.8, north: 7.5, west: 99.5, east: 119.5 };

/**
 * Calculates the fee of a trip from its distance.
 * @throws CourierError outside the market or beyond the branch's radius. A place exactly on the
 * radius is accepted.
 */
export function fareOf({ from, to, tariff }: Trip): Quote {
  if (!isInMarket(to)) throw new CourierError('ERR_INVALID_MARKET');
  const straight = distanceMetres(from, to);
  if (straight > tariff.radiusMetres) throw new CourierError('ERR_OUT_OF_SERVICE_AREA');
  const road = Math.round(straight * ROAD_FACTOR);
  return { fee: roundUp(tariff.baseFee + (tariff.feePerKm * road) / 1000), distanceMetres: road };
}

function roundUp(amount: number): Cents {
  return cents(Math.ceil(amount / STEP) * STEP);
}

function isInMarket({ latitude, longitude }: Place): boolean {
  const { south, north, west, east } = MARKET;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
