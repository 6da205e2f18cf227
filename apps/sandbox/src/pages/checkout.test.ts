import { describe, expect, it } from 'vitest';
import { call, initialise, openPage, pay, paystack, SCRIPT_ADDRESS, submit } from '../../test/requests.ts';
import { start } from '../../test/start.ts';

const BACK = 'http://employer.localhost:8080/post-payment-success?trxref=ref-1&reference=ref-1';

describe('the payment page', () => {
  it('shows merchant, amount and both ways to pay', async () => {
    const { app } = await start();
    const accessCode = await initialise(app);
    const { statusCode, body } = await openPage(app, `/checkout/${accessCode}`);
    expect(statusCode).toBe(200);
    for (const words of [
      'Amini',
      'KES 1,000',
      'M-PESA',
      'Card',
      'Pay KES 1,000',
      'Pay but fail',
      'Cancel',
      'household@example.com',
      'ref-1',
    ])
      expect(body).toContain(words);
    expect(body).toContain('value="0710 000 000"');
    expect(body).toContain('value="4084 0840 8408 4081"');
  });

  it('shows no address that the merchant made up, before the payment and after', async () => {
    const { app } = await start();
    const accessCode = await initialise(app, { email: 'c303bb07-1f6e@receipts.localhost' });
    for (const outcome of ['success', 'again']) {
      const { body } = await openPage(app, `/checkout/${accessCode}`);
      expect(body).toContain('ref-1');
      expect(body).not.toMatch(/c303bb07|receipts\.|Receipt to/);
      await call(app, 'POST', `/checkout/${accessCode}`, { outcome });
    }
  });

  it('offers only the channels that were asked for', async () => {
    const { app } = await start();
    const accessCode = await initialise(app, { channels: ['card', 'ussd'] });
    const { body } = await openPage(app, `/checkout/${accessCode}`);
    expect(body).not.toContain('M-PESA');
    const refused = await call(app, 'POST', `/checkout/${accessCode}`, {
      outcome: 'success',
      channel: 'mobile_money',
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'channel: this payment does not take mobile_money' },
    });
    expect((await call(app, 'POST', `/checkout/${accessCode}`, { outcome: 'success' })).status).toBe(200);
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['channel']).toBe('card');
  });

  it.each([
    [['mobile_money', 'card'], 'mobile_money'],
    [['card', 'mobile_money'], 'card'],
  ])('of %j begins with %s', async (channels, first) => {
    const { app } = await start();
    const { body } = await openPage(app, `/checkout/${await initialise(app, { channels })}`);
    expect(/value="(\w+)" checked/.exec(body)?.[1]).toBe(first);
  });

  it.each([
    ['success', 'success'],
    ['failed', 'failed'],
    ['abandoned', 'abandoned'],
  ])('sends the browser back after %s', async (outcome, status) => {
    const { app } = await start();
    const accessCode = await initialise(app);
    const response = await submit(app, `/checkout/${accessCode}`, {
      outcome,
      channel: 'mobile_money',
      phone: '0712 345 678',
    });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(BACK);
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data['status']).toBe(status);
  });

  it('declines the declined test card and keeps only the end of a number', async () => {
    const { app } = await start();
    const accessCode = await initialise(app);
    await submit(app, `/checkout/${accessCode}`, {
      outcome: 'success',
      channel: 'card',
      card: '4084 0800 0000 5408',
    });
    const { data } = await paystack(app, 'GET', '/transaction/verify/ref-1');
    expect(data).toMatchObject({
      status: 'failed',
      gateway_response: 'Declined',
      message: 'Declined',
      authorization: { last4: '5408' },
    });
    const again = await openPage(app, `/checkout/${accessCode}`);
    expect(again.body).toContain('The last try did not work: Declined');
    await submit(app, `/checkout/${accessCode}`, {
      outcome: 'success',
      channel: 'mobile_money',
      phone: '0712 345 678',
    });
    expect((await paystack(app, 'GET', '/transaction/verify/ref-1')).data).toMatchObject({
      status: 'success',
      authorization: { last4: 'X678' },
    });
  });

  it.each([
    ['card', { channel: 'card', card: '5555 5555 5555 4444' }, 'Never type a real one here'],
    ['phone', { channel: 'mobile_money', phone: '<b>"12' }, 'Enter a Kenyan mobile number'],
  ])('asks again for a %s it cannot take, and pays nothing', async (field, fields, words) => {
    const { app, api } = await start();
    const accessCode = await initialise(app);
    const response = await submit(app, `/checkout/${accessCode}`, { outcome: 'success', ...fields });
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain(words);
    expect(response.body).toMatch(new RegExp(`aria-invalid="true"\\s+aria-describedby="${field}-problem"`));
    expect(response.body).not.toContain('<b>"12');
    expect(
      (await call(app, 'POST', `/checkout/${accessCode}`, { outcome: 'success', ...fields })).status,
    ).toBe(422);
    expect((await call(app, 'GET', '/payments/ref-1')).body['status']).not.toBe('success');
    expect(api.calls).toStrictEqual([]);
  });

  it('takes no second payment, and leads a person who tries on', async () => {
    const { app, api } = await start();
    const accessCode = await pay(app);
    for (const outcome of ['success', 'failed', 'abandoned']) {
      const answer = await call(app, 'POST', `/checkout/${accessCode}`, { outcome });
      expect(answer).toMatchObject({
        status: 409,
        body: { redirect: BACK, message: 'This payment was made already.' },
      });
    }
    const response = await submit(app, `/checkout/${accessCode}`, { outcome: 'success' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(BACK);
    await app.controls.settled();
    expect(api.calls).toHaveLength(1);
    const page = await openPage(app, `/checkout/${accessCode}`);
    expect(page.body).toContain('This payment was made.');
    expect(page.body).not.toContain('action="/checkout/');
  });

  it('is unknown under another address, to people and programs', async () => {
    const { app } = await start();
    expect((await openPage(app, '/checkout/nothing')).body).toContain('No payment has this address.');
    expect(await call(app, 'POST', '/checkout/nothing', { outcome: 'success' })).toMatchObject({
      status: 404,
      body: { error: 'No payment has this address.' },
    });
  });
});

describe('the way back', () => {
  const redirectFor = async (changes: Record<string, unknown>, outcome = 'success') => {
    const { app } = await start();
    const accessCode = await initialise(app, changes);
    return {
      accessCode,
      redirect: (await call(app, 'POST', `/checkout/${accessCode}`, { outcome })).body['redirect'],
    };
  };

  it.each([
    [
      'http://employer.localhost:8080/done',
      'http://employer.localhost:8080/done?trxref=ref-1&reference=ref-1',
    ],
    ['https://example.com/done?a=1', 'https://example.com/done?a=1&trxref=ref-1&reference=ref-1'],
    ['https://example.com/done#part', 'https://example.com/done?trxref=ref-1&reference=ref-1#part'],
  ])('adds to %s', async (callback_url, expected) => {
    expect((await redirectFor({ callback_url })).redirect).toBe(expected);
  });

  it('escapes what a reference may hold', async () => {
    const { redirect } = await redirectFor({ reference: 'a.b-c=d', callback_url: 'https://example.com/' });
    expect(redirect).toBe('https://example.com/?trxref=a.b-c%3Dd&reference=a.b-c%3Dd');
  });

  it('stays on the page when no address was given', async () => {
    const { accessCode, redirect } = await redirectFor({ callback_url: undefined });
    expect(redirect).toBe(`http://localhost:8081/checkout/${accessCode}?trxref=ref-1&reference=ref-1`);
  });

  it('is the metadata’s own address after a cancel', async () => {
    const metadata = { cancel_action: 'http://employer.localhost:8080/cancelled' };
    expect((await redirectFor({ metadata }, 'abandoned')).redirect).toBe(
      'http://employer.localhost:8080/cancelled',
    );
    expect((await redirectFor({ metadata }, 'failed')).redirect).toBe(BACK);
    expect((await redirectFor({ metadata: { cancel_action: SCRIPT_ADDRESS } }, 'abandoned')).redirect).toBe(
      BACK,
    );
  });
});

it.each([
  {},
  { outcome: 'maybe' },
  { outcome: 'success', channel: 'cash' },
  { outcome: 'success', phone: 'x'.repeat(41) },
])('refuses the order %j', async (body) => {
  const { app } = await start();
  const accessCode = await initialise(app);
  expect((await call(app, 'POST', `/checkout/${accessCode}`, body)).status).toBe(400);
});
