/**
 * What happens in the product, told by the flow it happens in: `<thing>.<past participle>`. A flow
 * says what is so now and not what is to come of it; that stands in `policies/`.
 */
export type ProductEvent =
  /** An address was made or changed by the form at the path `from`. */
  | { type: 'address.saved'; from: string }
  /** Delivery is wanted and there is no address; `asked` where the customer chose to make one. */
  | { type: 'address.missed'; asked: boolean };

/** The event of one type. */
export type ProductEventOf<Type extends ProductEvent['type']> = Extract<
  ProductEvent,
  { type: Type }
>;
