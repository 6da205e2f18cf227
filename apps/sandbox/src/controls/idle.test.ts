import { expect, it } from 'vitest';
import { call, message, pay, paystack } from '../../test/requests.ts';
import { submitKyc } from '../../test/smile.ts';
import { CLOCK_SECRET, start } from '../../test/start.ts';

const JOBS = '/api/sandbox/idle';
const noJobs = { status: 200, body: '{"jobs":{}}' };

it('is idle where nothing was ever asked, and asks the API with the secret', async () => {
  const { app, api } = await start();
  api.react = () => noJobs;
  expect(await call(app, 'GET', '/idle')).toMatchObject({ status: 200, body: { under_way: [] } });
  expect(api.calls).toMatchObject([{ path: JOBS, headers: { authorization: `Bearer ${CLOCK_SECRET}` } }]);
});

it('names the jobs of the API', async () => {
  const { app, api } = await start();
  api.react = () => ({ status: 200, body: '{"jobs":{"sms.send":2,"refund.execute":1}}' });
  expect(await call(app, 'GET', '/idle')).toMatchObject({
    status: 409,
    body: { under_way: ['job sms.send: 2', 'job refund.execute: 1'] },
  });
});

it('names a callback that the API has not taken, until it takes it', async () => {
  const { app, api } = await start();
  api.react = ({ path }) => (path === JOBS ? noJobs : { status: 503 });
  await message(app, { to: '+254700000021', message: 'Hello' });
  const busy = await call(app, 'GET', '/idle');
  expect(busy.status).toBe(409);
  expect(busy.body['under_way']).toContainEqual(expect.stringMatching(/^callback delivery report /));
  api.react = () => noJobs;
  await expect.poll(() => call(app, 'GET', '/idle')).toMatchObject({ status: 200 });
});

it('names a refund until it has ended', async () => {
  const { app, api } = await start({ timings: { refundStep: 60_000 } });
  api.react = () => noJobs;
  await pay(app);
  await paystack(app, 'POST', '/refund', { transaction: 'ref-1' });
  await expect
    .poll(() => call(app, 'GET', '/idle'))
    .toMatchObject({ status: 409, body: { under_way: ['refund pending'] } });
});

it('does not wait for a person to decide an identity check', async () => {
  const { app, api } = await start();
  api.react = () => noJobs;
  await submitKyc(app);
  expect(await call(app, 'GET', '/idle')).toMatchObject({ status: 200 });
});

it('is not idle where work passed from the API to a provider during the question', async () => {
  const { app, api } = await start({ timings: { report: 60_000 } });
  await call(app, 'PUT', '/phones/0700000021', { delivery: 'unreported' });
  api.react = async () => {
    await message(app, { to: '+254700000021', message: 'Hello' });
    return noJobs;
  };
  expect(await call(app, 'GET', '/idle')).toMatchObject({
    status: 409,
    body: { under_way: ['something moved during this question'] },
  });
});

it.each([
  ['cannot be reached', { apiOrigin: 'http://127.0.0.1:9' }],
  ['fails', {}],
])('is not idle where the API %s', async (_name, changes) => {
  const { app, api } = await start(changes);
  api.react = () => ({ status: 500 });
  expect((await call(app, 'GET', '/idle')).status).toBe(409);
});
