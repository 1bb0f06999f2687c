import { type Sql, sql } from './sql.ts';

/**
 * SQL for the company of a row that the caller knows only by id; every key begins with the company.
 * The subquery is uncorrelated, so PostgreSQL evaluates it once per statement.
 */
export const companyOfMember = (id: string): Sql =>
  sql`(select company_id from members where id = ${id})`;

/** See {@link companyOfMember}. */
export const companyOfOrder = (id: string): Sql =>
  sql`(select company_id from orders where id = ${id})`;

/** See {@link companyOfMember}. */
export const companyOfTopUp = (id: string): Sql =>
  sql`(select company_id from top_ups where id = ${id})`;

/** See {@link companyOfMember}. */
export const companyOfPayment = (id: string): Sql =>
  sql`(select company_id from payments where id = ${id})`;

/** Restricts a statement to rows of a member. */
export const ofMember = (id: string): Sql =>
  sql`company_id = ${companyOfMember(id)} and member_id = ${id}`;

/** Restricts a statement to rows of an order. */
export const ofOrder = (id: string): Sql =>
  sql`company_id = ${companyOfOrder(id)} and order_id = ${id}`;
