import { createServer, type Server } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createAfricasTalking } from './africas-talking.ts';
import type { SmsOutcome } from './sms.ts';

const provider = (port: number) =>
  createAfricasTalking({
    baseUrl: `http://127.0.0.1:${port}`,
    username: 'sandbox',
    apiKey: 'sandbox-key',
    shortCode: '20880',
  });
const message = { phone: '+254700000001', text: 'A test message' };

async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** The service's outcome for an answer of the provider, or of a proxy before it. */
async function outcomeOf(status: number, body = ''): Promise<SmsOutcome> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  onTestFinished(() => void server.close());
  return provider(await listen(server)).send(message);
}

const answer = (...recipients: object[]) =>
  JSON.stringify({ SMSMessageData: { Message: 'Sent', Recipients: recipients } });
const recipient = (statusCode: number, status: string, messageId = 'None') => ({
  statusCode,
  status,
  messageId,
  number: '+254700000001',
  cost: 'KES 0.8000',
});

describe('an answer of the provider', () => {
  it.each([
    ['bad key', 401, 'HTTP 401'],
    ['too many calls', 429, 'HTTP 429'],
    ['its own fault', 500, 'HTTP 500'],
    ['turned away', 503, 'HTTP 503'],
  ])('that says it did not take the message (%s) leads to another try', async (_, status, reason) => {
    expect(await outcomeOf(status, 'no')).toEqual({ kind: 'try-later', reason });
  });

  it.each([
    ['a gateway that got a broken answer', 502],
    ['a gateway that got no answer in time', 504],
    ['something that answers in another way', 200],
    ['a network behind which the provider is slow', 524],
  ])('that does not say whether it took the message (%s) is none', async (_, status) => {
    expect(await outcomeOf(status, '<html>')).toEqual({ kind: 'unknown', reason: `HTTP ${status}` });
  });

  it('that cannot be read is none', async () => {
    expect(await outcomeOf(201, 'created')).toEqual({ kind: 'unknown', reason: 'unreadable answer' });
  });

  it.each([
    ['accepted', recipient(102, 'Success', 'ATXid_1'), { kind: 'accepted', providerMessageId: 'ATXid_1' }],
    [
      'not taken for want of money',
      recipient(405, 'InsufficientBalance'),
      { kind: 'try-later', reason: '405 InsufficientBalance' },
    ],
    [
      'refused for good',
      recipient(406, 'UserInBlacklist'),
      { kind: 'refused', reason: '406 UserInBlacklist' },
    ],
  ])('tells that the message was %s', async (_, told, outcome) => {
    expect(await outcomeOf(201, answer(told))).toEqual(outcome);
  });

  it('without a recipient is a refusal of the sender, which passes', async () => {
    expect(await outcomeOf(201, answer())).toEqual({ kind: 'try-later', reason: 'no recipient' });
  });
});

it('a connection that nobody took carried nothing', async () => {
  const server = createServer();
  const port = await listen(server);
  await new Promise((closed) => server.close(closed));
  expect(await provider(port).send(message)).toEqual({ kind: 'try-later', reason: 'unreachable' });
});

describe('the balance', () => {
  async function balanceOf(status: number, body: string) {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    onTestFinished(() => void server.close());
    return provider(await listen(server)).balance();
  }

  it.each([
    ['as documented', '{"UserData":{"balance":"KES 1785.50"}}', 1785.5],
    ['as in the sample', '{"userData":{"balance":"KES 12"}}', 12],
    ['with thousands', '{"UserData":{"balance":"KES 1,024.5000"}}', 1024.5],
    ['below nothing', '{"UserData":{"balance":"KES -3.20"}}', -3.2],
    ['without a number', '{"UserData":{"balance":"None"}}', undefined],
    ['of another shape', '{"balance":"KES 12"}', undefined],
    ['that cannot be read', 'KES 12', undefined],
  ])('%s is read', async (_, body, amount) => {
    expect(await balanceOf(200, body)).toBe(amount);
  });

  it('is not told by a refusal, nor by nobody', async () => {
    expect(await balanceOf(401, '{"UserData":{"balance":"KES 12"}}')).toBeUndefined();
    const server = createServer();
    const port = await listen(server);
    await new Promise((closed) => server.close(closed));
    expect(await provider(port).balance()).toBeUndefined();
  });
});

it.each([
  ['403 InvalidPhoneNumber', 'unreachable'],
  ['404 UnsupportedNumberType', 'unreachable'],
  ['405 InsufficientBalance', 'no-balance'],
  ['406 UserInBlacklist', 'blocked'],
  ['407 CouldNotRoute', 'unreachable'],
  ['UserInBlackList', 'blocked'],
  ['HTTP 500', undefined],
  ['no recipient', undefined],
  ['', undefined],
])('knows the problem of "%s"', (reason, problem) => {
  expect(provider(0).problemOf(reason)).toBe(problem);
});
