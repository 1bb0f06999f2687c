import type { Handler } from '../../http/handlers.ts';

/** News of the company. Nobody writes any yet: what there is to tell stands in the highlights. */
export const news: Handler<'news'> = async () => [];
