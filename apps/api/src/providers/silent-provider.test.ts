import { createServer, type ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { createSmile } from './identity/smile.ts';
import { createPaystack } from './payments/paystack.ts';
import { createAfricasTalking } from './sms/africas-talking.ts';

const TIMES = { timeoutMilliseconds: 300 };

let answer: (response: ServerResponse) => void;
let baseUrl: string;

const server = createServer((request, response) => {
  request.resume().once('end', () => answer(response));
});
// A signal that only a weak reference holds is lost at the next collection. See `storage/bucket.ts`.
setFlagsFromString('--expose-gc');
const collecting = setInterval(() => void runInNewContext('gc()'), 20);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  clearInterval(collecting);
  server.closeAllConnections();
  server.close();
});

describe.each([
  ['never answers', () => undefined],
  [
    'begins an answer and never ends it',
    (response: ServerResponse) => response.writeHead(201, { 'content-length': 100 }).write('{'),
  ],
])('a provider that %s holds nobody up', (_what, behave) => {
  it('Paystack', async () => {
    answer = behave;
    const payments = createPaystack({ baseUrl, secretKey: 'key' }, createLog('silent'), TIMES);
    await expect(payments.verify('reference')).rejects.toMatchObject({ name: 'PaymentProviderError' });
  });

  it('Smile ID', async () => {
    answer = behave;
    const identity = createSmile({ baseUrl, partnerId: '1', apiKey: 'key' }, TIMES);
    await expect(identity.fetchStatus('job')).rejects.toMatchObject({ name: 'IdentityProviderError' });
  });

  it('Africa’s Talking', async () => {
    answer = behave;
    const sms = createAfricasTalking({ baseUrl, username: 'a', apiKey: 'key', shortCode: '20880' }, TIMES);
    const outcome = await sms.send({ phone: '+254700000001', text: 'A test message' });
    expect(outcome).toEqual({ kind: 'unknown', reason: 'no answer' });
  });
});
