import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createLog } from '../log.ts';
import { createSmile } from './identity/smile.ts';
import { createPaystack } from './payments/paystack.ts';
import { PaymentProviderError } from './payments/payments.ts';
import { createAfricasTalking } from './sms/africas-talking.ts';
import { createBucketStorage } from './storage/bucket.ts';
import { newStorageKey, StorageError } from './storage/storage.ts';

/** The requests that reached the server to which the provider redirects. */
let arrived: IncomingMessage[];
/** The address of a provider that redirects every request. */
let redirecting: string;

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

async function redirectWith(status: number): Promise<void> {
  arrived = [];
  const elsewhere = await listen((request, response) => {
    arrived.push(request);
    response.writeHead(201, { 'content-type': 'application/json' }).end('{}');
  });
  redirecting = await listen((request, response) => {
    request.resume();
    response.writeHead(status, { location: elsewhere + (request.url ?? '') }).end();
  });
}

const sms = () =>
  createAfricasTalking({
    baseUrl: redirecting,
    username: 'amini',
    apiKey: 'atsk_of_a_test',
    shortCode: '20880',
  }).send({ phone: '+254700000001', text: 'A test message' });

const payment = () =>
  createPaystack({ baseUrl: redirecting, secretKey: 'sk_of_a_test' }, createLog('silent')).open({
    reference: 'am-TEST',
    amountCents: 100_000,
    currency: 'KES',
    email: 'household@example.com',
    callbackUrl: 'http://employer.localhost:8080/post-payment-success',
    channels: ['card'],
  });

const identity = () =>
  createSmile({ baseUrl: redirecting, partnerId: '1234', apiKey: 'key-of-a-test' }).fetchStatus(
    'job_01h2xcejqtf2nbrexx3vqjhp41',
  );

const bucket = () =>
  createBucketStorage({
    kind: 'bucket',
    endpoint: redirecting,
    bucket: 'amini',
    prefix: [],
    region: 'af-south-1',
    accessKeyId: 'KEY',
    secretAccessKey: 'secret',
  });

describe.each([301, 302, 303, 307, 308])('a redirect (%d)', (status) => {
  beforeEach(() => redirectWith(status));

  // The provider may have the message. So it waits for a delivery report before it is sent again.
  it('takes no message and no key to another server, and leaves open whether the message was sent', async () => {
    await expect(sms()).resolves.toEqual({ kind: 'unknown', reason: `HTTP ${status}` });
    expect(arrived).toEqual([]);
  });

  it('takes no payment and no key to another server', async () => {
    await expect(payment()).rejects.toThrow(PaymentProviderError);
    expect(arrived).toEqual([]);
  });

  it('takes no identity and no key to another server', async () => {
    await expect(identity()).rejects.toThrow('Smile ID did not answer');
    expect(arrived).toEqual([]);
  });

  it.each([
    ['put', () => bucket().put(newStorageKey(), Buffer.from('a photo'))],
    ['get', () => bucket().get(newStorageKey())],
    ['delete', () => bucket().delete(newStorageKey())],
  ])('takes no file and no signature of a %s to another server', async (_name, work) => {
    await expect(work()).rejects.toThrow(StorageError);
    expect(arrived).toEqual([]);
  });
});
