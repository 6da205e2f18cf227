import { describe, expect, it, vi } from 'vitest';
import { call, message } from '../../../test/requests.ts';
import { CALLBACK_PATH, start } from '../../../test/start.ts';

const MESSAGE_ID = expect.stringMatching(/^ATXid_[0-9a-f]{32}$/);
const hello = { to: '+254700000021', message: 'Hello', from: '20880' };

describe('sending a message', () => {
  it('answers 201 and keeps it', async () => {
    const { app } = await start();
    const response = await message(app, { ...hello, bulkSMSMode: '1', enqueue: '1' });
    expect(response.statusCode).toBe(201);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.json()).toStrictEqual({
      SMSMessageData: {
        Message: 'Sent to 1/1 Total Cost: KES 0.8000 Message parts: 1',
        Recipients: [
          {
            statusCode: 102,
            number: '+254700000021',
            cost: 'KES 0.8000',
            status: 'Success',
            messageId: MESSAGE_ID,
          },
        ],
      },
    });
    expect((await call(app, 'GET', '/sms?phone=%2B254700000021')).body).toStrictEqual({
      messages: [
        { id: MESSAGE_ID, direction: 'out', phone: '+254700000021', text: 'Hello', at: expect.any(String) },
      ],
    });
  });

  it('says sent, not queued, when it was not to be queued, and takes a missing sender', async () => {
    const { app } = await start();
    const response = await message(app, { to: hello.to, message: 'Hello', enqueue: '0' });
    expect(response.json()).toMatchObject({
      SMSMessageData: { Recipients: [{ statusCode: 101, status: 'Success' }] },
    });
  });

  it('treats each recipient by itself, and counts parts and cost', async () => {
    const { app } = await start();
    await call(app, 'PUT', '/phones/+254700000022', { delivery: 'blocked' });
    const to = '+254700000021, +25471,+254700000022,+255700000021,+254200000021,+254700000021';
    const response = await message(app, { ...hello, to, message: 'x'.repeat(200) });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toStrictEqual({
      SMSMessageData: {
        Message: 'Sent to 1/5 Total Cost: KES 1.6000 Message parts: 2',
        Recipients: [
          {
            statusCode: 102,
            number: '+254700000021',
            cost: 'KES 1.6000',
            status: 'Success',
            messageId: MESSAGE_ID,
          },
          { statusCode: 403, number: '+25471', cost: '0', status: 'InvalidPhoneNumber', messageId: 'None' },
          {
            statusCode: 406,
            number: '+254700000022',
            cost: '0',
            status: 'UserInBlacklist',
            messageId: 'None',
          },
          { statusCode: 407, number: '+255700000021', cost: '0', status: 'CouldNotRoute', messageId: 'None' },
          {
            statusCode: 403,
            number: '+254200000021',
            cost: '0',
            status: 'InvalidPhoneNumber',
            messageId: 'None',
          },
        ],
      },
    });
    expect((await call(app, 'GET', '/sms')).body['messages']).toHaveLength(1);
  });

  it.each([
    ['blocked', 406, 'UserInBlacklist'],
    ['unroutable', 407, 'CouldNotRoute'],
    ['invalid', 403, 'InvalidPhoneNumber'],
    ['unpaid', 405, 'InsufficientBalance'],
  ])('refuses a phone that is %s with its documented status', async (delivery, statusCode, status) => {
    const { app } = await start();
    await call(app, 'PUT', '/phones/+254700000021', { delivery });
    expect((await message(app, hello)).json()).toMatchObject({
      SMSMessageData: { Recipients: [{ statusCode, status, cost: '0', messageId: 'None' }] },
    });
    expect((await call(app, 'GET', '/sms')).body['messages']).toStrictEqual([]);
  });

  it('refuses every phone when the account is empty, until there is money again', async () => {
    const { app } = await start();
    const status = async () =>
      (await message(app, hello)).json<{ SMSMessageData: { Recipients: { statusCode: number }[] } }>()
        .SMSMessageData.Recipients[0]?.statusCode;
    expect((await call(app, 'PUT', '/sms-account', { balance: 0.79 })).body).toStrictEqual({ balance: 0.79 });
    expect(await status()).toBe(405);
    await call(app, 'PUT', '/sms-account', { balance: 0.8 });
    expect(await status()).toBe(102);
    for (const balance of [-1, 'much'])
      expect((await call(app, 'PUT', '/sms-account', { balance })).status).toBe(400);
  });

  it('answers 201 without recipients for a sender id that is not ours', async () => {
    const { app } = await start();
    const response = await message(app, { ...hello, from: 'OTHER' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toStrictEqual({ SMSMessageData: { Message: 'InvalidSenderId', Recipients: [] } });
  });

  it.each([
    ['a wrong key', hello, { apikey: 'other' }, 401, 'The supplied authentication is invalid'],
    ['an empty key', hello, { apikey: '' }, 401, 'The supplied authentication is invalid'],
    ['another user', { ...hello, username: 'other' }, {}, 401, 'The supplied authentication is invalid'],
    ['no message', { to: hello.to }, {}, 400, "Request is missing required form field 'message'"],
    ['no recipient', { message: 'Hello', to: '' }, {}, 400, "The form field 'to' was malformed"],
    ['only commas', { message: 'Hello', to: ',,' }, {}, 400, "The form field 'to' was malformed"],
    [
      'a long message',
      { ...hello, message: 'x'.repeat(10_001) },
      {},
      400,
      "The form field 'message' was malformed",
    ],
    ['JSON', hello, { 'content-type': 'application/json' }, 400, 'The request content was malformed.'],
    [
      'a megabyte',
      { ...hello, message: 'x'.repeat(1_000_000) },
      {},
      413,
      'The request content was malformed.',
    ],
  ])('refuses %s in plain text', async (_name, fields, headers, status, text) => {
    const { app } = await start();
    const form = new URLSearchParams({ username: 'sandbox', ...fields });
    const response = await app.inject({
      method: 'POST',
      url: '/africastalking/version1/messaging',
      headers: { apikey: 'sandbox-key', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: form.toString(),
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^text\/plain/);
    expect(response.body).toBe(text);
    expect(response.headers['www-authenticate']).toBe(status === 401 ? 'Basic realm="api"' : undefined);
    expect((await call(app, 'GET', '/sms')).body['messages']).toStrictEqual([]);
  });

  it('asks for a key where there is none', async () => {
    const { app } = await start();
    const response = await app.inject({ method: 'POST', url: '/africastalking/version1/messaging' });
    expect(response.statusCode).toBe(401);
    expect(response.body).toBe(
      'The resource requires authentication, which was not supplied with the request',
    );
  });

  it('refuses a JSON body that would otherwise fit', async () => {
    const { app } = await start();
    const response = await app.inject({
      method: 'POST',
      url: '/africastalking/version1/messaging',
      headers: { apikey: 'sandbox-key' },
      payload: { username: 'sandbox', ...hello },
    });
    expect(response.statusCode).toBe(415);
    expect(response.body).toContain('application/x-www-form-urlencoded');
  });
});

describe('delivery reports', () => {
  it('tell that a message left and that it arrived', async () => {
    const { app, api } = await start();
    const response = await message(app, hello);
    await app.controls.settled();
    const id = response.json<{ SMSMessageData: { Recipients: { messageId: string }[] } }>().SMSMessageData
      .Recipients[0]?.messageId;
    expect(api.calls.map(({ path }) => path)).toStrictEqual([
      `${CALLBACK_PATH}/delivery`,
      `${CALLBACK_PATH}/delivery`,
    ]);
    const reports = api.calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    for (const status of ['Sent', 'Success'])
      expect(reports).toContainEqual({ id, status, phoneNumber: '+254700000021', networkCode: '63902' });
    expect(api.calls[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('tell a reason when a phone cannot be reached, and nothing when it never reports', async () => {
    const { app, api } = await start();
    await call(app, 'PUT', '/phones/+254700000021', { delivery: 'undeliverable' });
    await call(app, 'PUT', '/phones/+254700000022', { delivery: 'unreported' });
    await message(app, { ...hello, to: '+254700000021,+254700000022' });
    await app.controls.settled();
    const reports = api.calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
    expect(reports).toHaveLength(2);
    expect(reports).toContainEqual(
      expect.objectContaining({
        status: 'Failed',
        failureReason: 'DeliveryFailure',
        phoneNumber: '+254700000021',
      }),
    );
  });
});

it.each([
  ['blocked-by-network', { status: 'Failed', failureReason: 'UserInBlackList' }],
  ['absent', { status: 'AbsentSubscriber' }],
  ['expired', { status: 'Expired' }],
])('a report tells in the provider’s terms of a phone that is %s', async (delivery, end) => {
  const { app, api } = await start();
  await call(app, 'PUT', '/phones/+254700000021', { delivery });
  await message(app, hello);
  await app.controls.settled();
  const reports = api.calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  expect(reports).toContainEqual({
    id: MESSAGE_ID,
    phoneNumber: '+254700000021',
    networkCode: '63902',
    ...end,
  });
});

it('an opt-out reaches the API as the documented form, and blocks the phone', async () => {
  const { app, api } = await start();
  expect(await call(app, 'POST', '/phones/0700000021/opt-out')).toMatchObject({
    status: 200,
    body: { phone: '+254700000021' },
  });
  await app.controls.settled();
  expect(api.calls.map(({ path }) => path)).toStrictEqual([`${CALLBACK_PATH}/optout`]);
  expect(Object.fromEntries(new URLSearchParams(api.calls[0]?.body))).toStrictEqual({
    senderId: '20880',
    phoneNumber: '+254700000021',
  });
  expect((await message(app, hello)).json()).toMatchObject({
    SMSMessageData: { Recipients: [{ statusCode: 406 }] },
  });
});

describe('messages from a phone', () => {
  it('reach the API as the documented form', async () => {
    const { app, api } = await start();
    const answer = await call(app, 'POST', '/sms', { phone: '0700 000 021', text: ' YES 7 ' });
    expect(answer).toMatchObject({
      status: 201,
      body: { message: { direction: 'in', phone: '+254700000021', text: 'YES 7' } },
    });
    await app.controls.settled();
    expect(api.calls).toHaveLength(1);
    expect(api.calls[0]?.path).toBe(`${CALLBACK_PATH}/inbound`);
    expect(Object.fromEntries(new URLSearchParams(api.calls[0]?.body))).toStrictEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      from: '+254700000021',
      id: MESSAGE_ID,
      linkId: expect.stringMatching(/^\w{20}$/),
      text: 'YES 7',
      to: '20880',
      networkCode: '63902',
    });
  });

  it.each([
    ['no phone', { text: 'YES' }],
    ['a foreign phone', { phone: '+255700000021', text: 'YES' }],
    ['a number as phone', { phone: 254700000021, text: 'YES' }],
    ['no text', { phone: '0700000021' }],
    ['blank text', { phone: '0700000021', text: '   ' }],
    ['long text', { phone: '0700000021', text: 'x'.repeat(1601) }],
  ])('are refused with %s', async (_name, body) => {
    const { app, api } = await start();
    const answer = await call(app, 'POST', '/sms', body);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toMatch(/^(phone|text): /);
    expect(api.calls).toStrictEqual([]);
  });

  it('can be fetched instead, after the last one known', async () => {
    const { app } = await start();
    await call(app, 'POST', '/sms', { phone: '0700000021', text: 'one' });
    await message(app, hello);
    await call(app, 'POST', '/sms', { phone: '0700000021', text: 'two' });
    const fetch = async (query: string) =>
      (
        await app.inject({
          url: `/africastalking/version1/messaging?username=sandbox${query}`,
          headers: { apikey: 'sandbox-key' },
        })
      ).json<{
        SMSMessageData: { Messages: { id: number; text: string }[] };
      }>().SMSMessageData.Messages;
    const [first, second] = await fetch('&lastReceivedId=0');
    expect(first).toStrictEqual({
      linkId: expect.any(String),
      text: 'one',
      to: '20880',
      id: expect.any(Number),
      date: expect.any(String),
      from: '+254700000021',
    });
    expect(second?.text).toBe('two');
    expect(await fetch(`&lastReceivedId=${first?.id ?? 0}`)).toStrictEqual([second]);
  });
});

it('answers the balance to whom it belongs', async () => {
  const { app } = await start();
  const headers = { apikey: 'sandbox-key' };
  const mine = await app.inject({ url: '/africastalking/version1/user?username=sandbox', headers });
  expect(mine.json()).toStrictEqual({ UserData: { balance: 'KES 1785.5000' } });
  await call(app, 'PUT', '/faults', { sms: { fail_rate: 1 } });
  await call(app, 'PUT', '/sms-account', { balance: 12.5 });
  const less = await app.inject({ url: '/africastalking/version1/user?username=sandbox', headers });
  expect(less.json()).toStrictEqual({ UserData: { balance: 'KES 12.5000' } });
  expect(
    (await app.inject({ url: '/africastalking/version1/user?username=other', headers })).statusCode,
  ).toBe(401);
  expect((await app.inject({ url: '/africastalking/version1/user', headers })).statusCode).toBe(400);
  expect((await app.inject({ url: '/africastalking/nothing', headers })).body).toBe(
    'The requested resource could not be found.',
  );
});

it('shows on the phone how a message ended', async () => {
  const { app } = await start();
  await message(app, hello);
  await vi.waitFor(async () => {
    expect((await app.inject({ url: '/phones/+254700000021' })).body).toContain('Delivered');
  });
});
