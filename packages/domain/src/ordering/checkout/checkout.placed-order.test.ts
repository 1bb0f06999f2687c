import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { aBrowser } from './testing/harness.ts';

describe('placedOrder', () => {
  /** Number and amount that the server returns for the first order. */
  function expected(server: ReturnType<typeof aBrowser>['server']) {
    const [order] = [...server.orders.values()];
    return {
      id: 'order-1',
      number: order?.sales_order_tx_id,
      total: order?.final_total_amount,
    };
  }

  it('is null while the order is being sent', () => {
    const page = aBrowser().openPage();
    expect(page.view().placedOrder).toBeNull();
    page.order();
    expect(page.view()).toMatchObject({ stage: 'placing', placedOrder: null });
  });

  it('has number and amount once the order is placed', async () => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    page.order();
    await replies();
    expect(page.view().placedOrder).toEqual(expected(server));
    expect(page.view().placedOrder).toMatchObject({
      number: expect.stringMatching(/./),
      total: expect.any(Number),
    });
  });

  it('has number and amount after a lost response, from the outcome of the order', async () => {
    const { openPage, server } = aBrowser();
    const page = openPage();
    server.forecast('replyLost');
    page.order();
    await replies();
    expect(server.asked).toContain('outcome');
    expect(page.view().placedOrder).toEqual(expected(server));
  });

  it('is null after a restart until the order is read again', async () => {
    const { openPage, server } = aBrowser();
    openPage().order();
    await replies();
    const page = openPage();
    expect(page.view()).toMatchObject({ order: { id: 'order-1' }, placedOrder: null });
    page.send({ type: 'OPEN' });
    await replies();
    expect(page.view().placedOrder).toEqual(expected(server));
  });

  it('comes with the deadline for the payment once the order is read', async () => {
    const { openPage } = aBrowser();
    const page = openPage();
    page.order();
    await replies();
    page.send({ type: 'RETURNED' });
    await replies();
    expect(page.view().order?.payBefore).toBeInstanceOf(Temporal.Instant);
  });

  it('stays when the order is paid', async () => {
    const { openPage, ports, server } = aBrowser();
    const page = openPage();
    page.order();
    await replies();
    page.send({ type: 'RETURNED' });
    await replies();
    server.become('PREPARING');
    ports.clock.advance(1000);
    await replies();
    expect(page.view()).toMatchObject({ stage: 'paid', placedOrder: expected(server) });
  });

  it('is null again when the order is cancelled', async () => {
    const { openPage } = aBrowser();
    const page = openPage();
    page.order();
    await replies();
    page.send({ type: 'RETURNED' });
    await replies();
    page.send({ type: 'CANCEL' });
    await replies();
    expect(page.view()).toMatchObject({ stage: 'form', placedOrder: null });
  });
});
