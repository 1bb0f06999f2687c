import * as v from 'valibot';

/**
 * Text fields of the order form, as typed. New fields here also apply to the draft, its stored
 * record and the submitted form.
 */
export const orderDetails = {
  full_name: v.string(),
  email: v.string(),
  phone: v.string(),
  /** Note for the kitchen. */
  remark: v.string(),
};

const detailsSchema = v.object(orderDetails);

export type OrderDetails = Readonly<v.InferOutput<typeof detailsSchema>>;

export const NO_DETAILS: OrderDetails = { full_name: '', email: '', phone: '', remark: '' };
