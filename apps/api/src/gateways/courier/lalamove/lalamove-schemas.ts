import { type Cents, cents } from '@claypot/sdk';
import * as v from 'valibot';

const id = v.pipe(v.string(), v.regex(/^\d{1,64}$/));

/** Parses Lalamove's ringgit, with up to two decimals, into sen. */
const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}(\.\d{1,2})?$/),
  v.transform((text): Cents => {
    const [ringgit = '', sen = ''] = text.split('.');
    return cents(Number(ringgit) * 100 + Number(sen.padEnd(2, '0')));
  }),
);

const metres = v.pipe(
  v.object({ value: v.pipe(v.string(), v.regex(/^\d{1,7}$/)), unit: v.literal('m') }),
  v.transform(({ value }) => Number(value)),
);

const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:|\.)\d{2}(\.\d+)?Z$/),
  v.transform((text) => Temporal.Instant.from(text)),
);

/** The fields of a quotation that the server reads. */
export const quotation = v.object({
  quotationId: id,
  expiresAt: instant,
  stops: v.tuple([v.object({ stopId: id }), v.object({ stopId: id })]),
  priceBreakdown: v.object({ total: amount, currency: v.literal('MYR') }),
  distance: metres,
});

export type Quotation = v.InferOutput<typeof quotation>;

/** The fields of an order that the server reads. */
export const trip = v.object({
  orderId: id,
  quotationId: v.optional(v.string()),
  status: v.string(),
  /** Empty until a driver accepts. */
  driverId: v.optional(v.string(), ''),
  shareLink: v.pipe(v.string(), v.regex(/^https:\/\/\S+$/), v.maxLength(2000)),
  metadata: v.optional(v.nullable(v.object({ reference: v.optional(v.string()) }))),
});

export type LalamoveTrip = v.InferOutput<typeof trip>;

const degrees = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d+)?$/), v.transform(Number));

/** A driver's last position. */
const lastSeen = v.pipe(
  v.object({ lat: degrees, lng: degrees, updatedAt: instant }),
  v.transform(({ lat, lng, updatedAt }) => ({
    place: { latitude: lat, longitude: lng },
    at: updatedAt,
  })),
);

/** The fields of a driver that the server reads. Name and phone are useful without the position. */
export const driver = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1)),
    phone: v.pipe(
      v.string(),
      v.transform((text) => text.replace(/[^\d+]/g, '')),
    ),
    coordinates: v.fallback(v.nullable(lastSeen), null),
  }),
  v.transform(({ name, phone, coordinates }) => ({ name, phone, lastSeen: coordinates })),
);

/** Lalamove's error body. */
export const errors = v.object({
  errors: v.pipe(
    v.array(v.object({ id: v.string(), message: v.optional(v.string()) })),
    v.minLength(1),
  ),
});
