import { sendEmployerCode } from '@repo/api-client/contract/employer-auth';
import { describe, expect, it } from 'vitest';
import { useApi } from './use-api.ts';

const PHONE = '+254700000301';
const SECRET = 'clock-secret-of-the-tests';

const api = await useApi();

describe.each([
  ['GET', '/api/sandbox/idle'],
  ['POST', '/api/sandbox/clock'],
])('%s %s', (method, path) => {
  it.each([
    ['without a secret', undefined],
    ['with another', 'clock-secret-of-nobody'],
  ])('is an address that nobody has, %s', async (_name, token) => {
    const answer = await api.call(method, path, token === undefined ? {} : { token });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

it('names the jobs that wait or run, until they are done', async () => {
  const underWay = async () => (await api.call('GET', '/api/sandbox/idle', { token: SECRET })).body;
  await api.eventually(async () => expect(await underWay()).toEqual({ jobs: {} }));
  await api.sandbox('PUT', '/faults', { sms: { delay_ms: 1000 } });
  const sent = api.make(sendEmployerCode, {
    body: { phone: PHONE, name: 'Njeri Test', location: 'Nairobi' },
  });
  await api.eventually(async () => expect(await underWay()).toMatchObject({ jobs: { 'sms.send': 1 } }));
  await sent;
  await api.waitForSms(PHONE, /code is/);
  await api.eventually(async () => expect(await underWay()).toEqual({ jobs: {} }));
});

it('tells the sandbox, which is idle once the last delivery report was taken', async () => {
  await api.eventually(async () =>
    expect(await api.sandbox('GET', '/idle')).toMatchObject({ status: 200, body: { under_way: [] } }),
  );
});
