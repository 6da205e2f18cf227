import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Reaction } from '../../test/fake-api.ts';
import { call, initialise, message, paystack, submit } from '../../test/requests.ts';
import { CLOCK_SECRET, start } from '../../test/start.ts';

const DAY_SECONDS = 86_400;
const DAY_MILLISECONDS = DAY_SECONDS * 1000;
const agoOf = (at: unknown) => new Date(String(at)).getTime() - Date.now();

describe('moving the clock', () => {
  it('moves the API’s with the secret, then the sandbox’s own, for every timestamp', async () => {
    const { app, api } = await start();
    const answer = await call(app, 'POST', '/clock', { advance_seconds: DAY_SECONDS });
    expect(answer.status).toBe(200);
    expect(agoOf(answer.body['now']) / DAY_MILLISECONDS).toBeCloseTo(1, 3);
    expect(api.calls).toMatchObject([
      {
        path: '/api/sandbox/clock',
        body: `{"advance_seconds":${DAY_SECONDS}}`,
        headers: { authorization: `Bearer ${CLOCK_SECRET}`, 'content-type': 'application/json' },
      },
    ]);
    await initialise(app);
    await message(app, { to: '+254700000021', message: 'Hello' });
    const { data } = await paystack(app, 'GET', '/transaction/verify/ref-1');
    expect(agoOf(data['created_at']) / DAY_MILLISECONDS).toBeCloseTo(1, 3);
    expect((await call(app, 'GET', '/sms')).body['messages']).toMatchObject([{ at: expect.any(String) }]);
  });

  it('shows the time that the API answered', async () => {
    const { app, api } = await start();
    api.react = () => ({ status: 200, body: '{"now":"2031-05-06T07:08:09.000Z"}' });
    const { body } = await call(app, 'POST', '/clock', { advance_seconds: 0 });
    expect(body['now']).toMatch(/^2031-05-06T07:08:09/);
  });

  it('does not fall behind by what the answer took', async () => {
    const { app, api } = await start();
    const late = new Date(Date.now() + DAY_MILLISECONDS - 4000).toISOString();
    api.react = () => ({ status: 200, body: JSON.stringify({ now: late }) });
    const { body } = await call(app, 'POST', '/clock', { advance_seconds: DAY_SECONDS });
    expect(agoOf(body['now'])).toBeGreaterThan(DAY_MILLISECONDS - 2000);
  });

  it('keeps what is written meanwhile until both show the same, so that nothing is older than it is', async () => {
    const { app, api } = await start();
    const moved = Promise.withResolvers<Reaction>();
    api.react = ({ path }) => (path === '/api/sandbox/clock' ? moved.promise : { status: 200 });
    const moving = call(app, 'POST', '/clock', { advance_seconds: DAY_SECONDS });
    await expect.poll(() => api.calls).toHaveLength(1);
    const writing = call(app, 'POST', '/sms', { phone: '0700000021', text: 'YES 1' });
    await setImmediate();
    moved.resolve({ status: 200 });
    await Promise.all([moving, writing]);
    await expect.poll(() => api.calls).toHaveLength(2);
    const date = new URLSearchParams(api.calls[1]?.body).get('date');
    expect(agoOf(`${date}Z`) / DAY_MILLISECONDS).toBeCloseTo(1, 3);
  });

  it('keeps what the API asks meanwhile just as long, so that nothing it is given has run out', async () => {
    const { app, api } = await start();
    const moved = Promise.withResolvers<Reaction>();
    api.react = () => moved.promise;
    const moving = call(app, 'POST', '/clock', { advance_seconds: DAY_SECONDS });
    await expect.poll(() => api.calls).toHaveLength(1);
    const asking = initialise(app);
    await setImmediate();
    moved.resolve({ status: 200 });
    await Promise.all([moving, asking]);
    const { data } = await paystack(app, 'GET', '/transaction/verify/ref-1');
    expect(agoOf(data['created_at']) / DAY_MILLISECONDS).toBeCloseTo(1, 3);
  });

  it('adds up', async () => {
    const { app } = await start();
    await call(app, 'POST', '/clock', { advance_seconds: DAY_SECONDS });
    const { body } = await call(app, 'POST', '/clock', { advance_seconds: DAY_SECONDS });
    expect(agoOf(body['now']) / DAY_MILLISECONDS).toBeCloseTo(2, 3);
  });

  it.each([
    ['refuses', 404, 'The API answered 404'],
    ['fails', 500, 'The API answered 500'],
  ])('moves nothing when the API %s', async (_name, status, words) => {
    const { app, api } = await start();
    api.react = () => ({ status });
    const answer = await call(app, 'POST', '/clock', { advance_seconds: DAY_SECONDS });
    expect(answer).toMatchObject({ status: 502, body: { message: expect.stringContaining(words) } });
    expect(Math.abs(agoOf((await call(app, 'GET', '/health')).body['now']))).toBeLessThan(
      DAY_MILLISECONDS / 2,
    );
  });

  it('says so when the API is away', async () => {
    const { app } = await start({ apiOrigin: 'http://127.0.0.1:9' });
    const answer = await call(app, 'POST', '/clock', { advance_seconds: 1 });
    expect(answer).toMatchObject({
      status: 502,
      body: { message: 'The API could not be reached, so nothing was changed.' },
    });
  });

  it.each([
    { advance_seconds: -1 },
    { advance_seconds: 1.5 },
    { advance_seconds: 1e12 },
    { advance_seconds: 'soon' },
    {},
  ])('refuses %j', async (body) => {
    const { app, api } = await start();
    const answer = await call(app, 'POST', '/clock', body);
    expect(answer.status).toBe(400);
    expect(answer.body['message']).toMatch(/^advance_seconds: /);
    expect(api.calls).toStrictEqual([]);
  });

  it('leads a person back to the page', async () => {
    const { app, api } = await start();
    const response = await submit(app, '/clock', { advance_seconds: '3600' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/');
    expect(api.calls[0]?.body).toBe('{"advance_seconds":3600}');
  });
});
