import * as v from 'valibot';

/**
 * What the customer writes about an order, as typed. A detail that is added here is part of the
 * draft, of its record on the device and of what the form hands over.
 */
export const orderDetails = {
  full_name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** What the kitchen should know. */
  remark: v.string(),
};

const detailsSchema = v.object(orderDetails);

export type OrderDetails = Readonly<v.InferOutput<typeof detailsSchema>>;

export const NO_DETAILS: OrderDetails = { full_name: '', email: '', phone: '', remark: '' };
