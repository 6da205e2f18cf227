import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { signSmile } from '../../callbacks/outbox.ts';
import { call, openPage, submit } from '../../../test/requests.ts';
import { details, submitKyc } from '../../../test/smile.ts';
import { QUICK, SMILE, start } from '../../../test/start.ts';

const CALLBACK = '/api/callbacks/smileid/secret?x=1';
const folder = mkdtempSync(join(tmpdir(), 'identity-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HASTY = { timings: { ...QUICK, identityDecision: 1 } };
const person = (given_names: string, last_name: string, email: string) => ({
  user_details: details({ given_names, last_name, email }),
});

describe('a decision', () => {
  it.each([
    ['approved', 'clear', {}],
    ['rejected', 'block', { reason: 'face_verification_failed' }],
    ['provisional', 'attention', {}],
    ['failed', 'error', { reason: 'service_unavailable' }],
  ])('%s is told to the API as %s, signed', async (outcome, status, more) => {
    const { app, api } = await start();
    const jobId = await submitKyc(app, {}, { 'user-id': 'worker-7' });
    expect((await call(app, 'GET', '/identity')).body).toMatchObject({
      jobs: [{ job_id: jobId, user_id: 'worker-7', status: 'processing', photos: 7 }],
    });
    expect(await call(app, 'POST', `/identity/${jobId}`, { outcome })).toMatchObject({
      status: 200,
      body: { job_id: jobId, status, decided_at: expect.any(String) },
    });
    await app.controls.settled();
    const [told, ...others] = api.calls;
    expect(others).toStrictEqual([]);
    expect(told?.path).toBe(CALLBACK);
    const body: unknown = JSON.parse(told?.body ?? '');
    expect(body).toStrictEqual({
      status,
      message: 'Job completed',
      job_id: jobId,
      user_id: 'worker-7',
      ...more,
    });
    const timestamp = String(told?.headers['smileid-timestamp']);
    expect(Math.abs(new Date(timestamp).getTime() - Date.now())).toBeLessThan(60_000);
    expect(told?.headers['smileid-request-signature']).toBe(
      signSmile(timestamp, told?.body ?? '', SMILE.apiKey),
    );
    expect((await call(app, 'GET', '/identity')).body).toStrictEqual({ jobs: [] });
  });

  it('is made once, but a provisional one may become another', async () => {
    const { app, api } = await start();
    const jobId = await submitKyc(app);
    const decide = (outcome: string) => call(app, 'POST', `/identity/${jobId}`, { outcome });
    expect((await decide('provisional')).status).toBe(200);
    expect((await decide('approved')).status).toBe(200);
    expect(await decide('rejected')).toMatchObject({
      status: 409,
      body: { message: 'This identity job was decided already.' },
    });
    await app.controls.settled();
    expect(api.calls).toHaveLength(2);
  });

  it('says why, whose photos were no good and what name the registry has, in the callback alone', async () => {
    const { app, api } = await start();
    const jobId = await submitKyc(app);
    const decision = {
      outcome: 'rejected',
      reason: 'image_unavailable_or_invalid',
      unusable: 'id_authority_image',
      name_on_id: 'AMANI KAMAU',
    };
    expect((await call(app, 'POST', `/identity/${jobId}`, decision)).status).toBe(200);
    await app.controls.settled();
    expect(JSON.parse(api.calls[0]?.body ?? '')).toMatchObject({
      status: 'block',
      message: 'Error: id_authority_image image(s) are unusable.',
      reason: 'image_unavailable_or_invalid',
      full_name: 'AMANI KAMAU',
    });
    expect((await call(app, 'GET', `/identity/${jobId}`)).body).toMatchObject({
      unusable: 'id_authority_image',
      name_on_id: 'AMANI KAMAU',
    });
    for (const odd of [{ reason: 'A b' }, { unusable: 'hat' }, { name_on_id: '' }, { more: 1 }])
      expect((await call(app, 'POST', `/identity/${jobId}`, { outcome: 'approved', ...odd })).status).toBe(
        400,
      );
  });

  it('is one of four, on a job that exists', async () => {
    const { app } = await start();
    const jobId = await submitKyc(app);
    expect((await call(app, 'POST', `/identity/${jobId}`, { outcome: 'maybe' })).status).toBe(400);
    expect((await call(app, 'POST', '/identity/job_x', { outcome: 'approved' })).status).toBe(404);
    expect((await call(app, 'GET', '/identity/job_x')).status).toBe(404);
  });
});

describe('a check without a decision', () => {
  it.each([
    ['somebody', person('Wanjiru', 'Kamau', 'w@example.com'), 'clear', null],
    ['a test person', person('Amina Fatou', 'Clearwater', 'amina.clearwater@example.com'), 'clear', null],
    ['a risk', person('Rashid Omar', 'Dangerfield', 'rashid.dangerfield@example.com'), 'block', 'high_risk'],
    [
      'another face',
      person('Obinna Chukwu', 'Twinley', 'Obinna.Twinley@example.com'),
      'block',
      'face_verification_failed',
    ],
    [
      'a service that is down',
      person('Ngozi Ifeoma', 'Downsworth', 'ngozi.downsworth@example.com'),
      'error',
      'service_unavailable',
    ],
    [
      "somebody with a test person's names",
      person('Rashid Omar', 'Dangerfield', 'r@example.com'),
      'clear',
      null,
    ],
  ])('of %s is decided by itself', async (_who, changes, status, reason) => {
    const { app, api } = await start(HASTY);
    const jobId = await submitKyc(app, changes);
    await vi.waitFor(() => expect(api.calls).toHaveLength(1));
    expect((await call(app, 'GET', `/identity/${jobId}`)).body).toMatchObject({ status, reason });
  });

  it('is decided even after a restart, and its photos and number are not kept', async () => {
    const dataDir = mkdtempSync(join(folder, 'run-'));
    const first = await start({ dataDir });
    const jobId = await submitKyc(first.app, { id_number: '98765432' });
    await first.app.close();
    const kept = readFileSync(join(dataDir, 'sandbox.json'), 'utf8');
    expect(kept).toContain(jobId);
    expect(kept).not.toContain('98765432');
    const { app, api } = await start({ dataDir, ...HASTY });
    await vi.waitFor(() => expect(api.calls).toHaveLength(1));
    expect((await call(app, 'GET', `/identity/${jobId}`)).body).toMatchObject({ status: 'clear' });
  });
});

describe('the faults of identity callbacks', () => {
  const decideTwo = async (faults: object) => {
    const { app, api } = await start();
    await call(app, 'PUT', '/faults', { identity: faults });
    const jobs = [await submitKyc(app), await submitKyc(app)];
    for (const jobId of jobs) await call(app, 'POST', `/identity/${jobId}`, { outcome: 'approved' });
    await app.controls.settled();
    return api.calls.map(({ body }) => jobs.findIndex((jobId) => body.includes(jobId)));
  };

  it('repeat them', async () => {
    expect(
      (await decideTwo({ duplicate_callbacks: 2 })).toSorted((left, right) => left - right),
    ).toStrictEqual([0, 0, 0, 1, 1, 1]);
  });
  it('reorder them', async () => {
    expect(await decideTwo({ reorder_callbacks: true })).toStrictEqual([1, 0]);
  });
  it('drop them', async () => {
    expect(await decideTwo({ drop_callbacks: true })).toStrictEqual([]);
  });
});

describe('the pages', () => {
  it('list the checks and let a person decide one', async () => {
    const { app } = await start();
    const jobId = await submitKyc(app, { user_details: details({ last_name: '<b>Kamau' }) });
    const home = await openPage(app, '/');
    expect(home.body).toContain(`href="/identity/${jobId}"`);
    expect(home.body).toContain('Wanjiru &lt;b&gt;Kamau');
    const page = await openPage(app, `/identity/${jobId}`);
    expect(page.body).toContain('KE NATIONAL_ID, number ending 678');
    expect(page.body).toMatch(/name="outcome" value="provisional"/);
    expect((await openPage(app, '/identity')).headers.location).toBe('/#identity');
    const response = await submit(app, `/identity/${jobId}`, { outcome: 'rejected' });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(`/identity/${jobId}`);
    const decided = await openPage(app, `/identity/${jobId}`);
    expect(decided.body).toContain('>rejected</span>');
    expect(decided.body).toContain('Reason: face_verification_failed');
    expect(decided.body).not.toContain('name="outcome"');
  });
});
