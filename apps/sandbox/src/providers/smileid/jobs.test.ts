import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { SandboxApp } from '../../app.ts';
import { call, openPage, submit } from '../../../test/requests.ts';
import { details, smile, submitKyc, tokenHeaders } from '../../../test/smile.ts';
import { QUICK, start } from '../../../test/start.ts';

const CALLBACK = '/api/callbacks/smileid/secret?x=1';
const folder = mkdtempSync(join(tmpdir(), 'identity-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HASTY = { timings: { ...QUICK, identityDecision: 1 } };
const person = (given_names: string, last_name: string, email: string) => ({
  user_details: details({ given_names, last_name, email }),
});

/** The registry's data on the person who the form names. */
const registered = {
  id_fields: {
    country: 'KE',
    id_type: 'NATIONAL_ID',
    first_name: 'WANJIRU',
    last_name: 'KAMAU',
    full_name: 'WANJIRU KAMAU',
    id_number: '678',
  },
};

describe('a decision', () => {
  it.each([
    ['approved', 'clear', registered],
    ['rejected', 'block', { reason: 'face_verification_failed', ...registered }],
    ['provisional', 'attention', registered],
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
      product: 'biometric_kyc',
      created_at: expect.any(String),
      completed_at: expect.any(String),
      partner_params: { job_id: jobId, user_id: 'worker-7' },
      image_links: {},
      user_provided_info: { given_names: 'Wanjiru', last_name: 'Kamau' },
      antifraud: { summary: { fraud_detected: false } },
      ...more,
    });
    expect(told?.headers).toMatchObject({ 'job-id': jobId, 'user-id': 'worker-7', 'api-version': 'v3' });
    const timestamp = String(told?.headers['response-timestamp']);
    expect(Math.abs(new Date(timestamp).getTime() - Date.now())).toBeLessThan(60_000);
    expect(told?.headers['response-signature']).toBe(
      createHmac('sha256', 'sandbox-smile-key').update(`${timestamp}1234sid_request`).digest('base64'),
    );
    expect((await call(app, 'GET', '/identity')).body).toStrictEqual({ jobs: [] });
  });

  it.each(['approved', 'rejected', 'provisional', 'failed'])('%s is made once', async (outcome) => {
    const { app, api } = await start();
    const jobId = await submitKyc(app);
    const decide = (next: string) => call(app, 'POST', `/identity/${jobId}`, { outcome: next });
    expect((await decide(outcome)).status).toBe(200);
    expect(await decide('approved')).toMatchObject({
      status: 409,
      body: { message: 'This identity job was decided already.' },
    });
    await app.controls.settled();
    expect(api.calls).toHaveLength(1);
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
      id_fields: { full_name: 'AMANI KAMAU' },
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

describe('the name of the registry', () => {
  it.each([
    ['is left out by a program', { outcome: 'approved', name_on_id: null }, null],
    ['is chosen by a program', { outcome: 'failed', name_on_id: 'AMANI KAMAU' }, 'AMANI KAMAU'],
    ['is unknown where the check could not run', { outcome: 'failed' }, null],
    ['is unknown with the number', { outcome: 'rejected', reason: 'identifier_not_found' }, null],
    ['is known where the face differs', { outcome: 'rejected' }, 'WANJIRU KAMAU'],
  ])('%s', async (_what, decision, name) => {
    const { app, api } = await start();
    const jobId = await submitKyc(app);
    const { body } = await call(app, 'POST', `/identity/${jobId}`, decision);
    expect(body['name_on_id']).toBe(name);
    await app.controls.settled();
    expect(api.calls[0]?.body.includes('full_name')).toBe(name !== null);
  });
});

describe('a callback', () => {
  it('repeats the parameters of the partner', async () => {
    const { app, api } = await start();
    const jobId = await submitKyc(app, { partner_params: { check: 'c-1', job_id: 'ours' } });
    await call(app, 'POST', `/identity/${jobId}`, { outcome: 'approved' });
    await app.controls.settled();
    expect(JSON.parse(api.calls[0]?.body ?? '')).toMatchObject({
      partner_params: { check: 'c-1', job_id: jobId },
    });
  });

  it('is delivered four times at most', async () => {
    const { app, api } = await start();
    api.react = () => ({ status: 503 });
    const jobId = await submitKyc(app);
    await call(app, 'POST', `/identity/${jobId}`, { outcome: 'approved' });
    await app.controls.settled();
    expect(api.calls).toHaveLength(4);
  });

  describe('is sent again', () => {
    const replay = async (
      app: SandboxApp,
      jobId: string,
      fields: Record<string, string> = { again: '1' },
    ) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return smile(app, 'POST', `/v3/replay/${jobId}`, { headers: await tokenHeaders(app), form });
    };

    it('once the job is finished, to its own address or to another one', async () => {
      const { app, api } = await start();
      const jobId = await submitKyc(app);
      expect(await replay(app, jobId)).toMatchObject({
        status: 409,
        body: { status: 'Conflict', message: 'Job is still processing' },
      });
      await call(app, 'POST', `/identity/${jobId}`, { outcome: 'approved' });
      await app.controls.settled();
      expect(await replay(app, jobId)).toMatchObject({
        status: 202,
        body: { status: 'accepted', job_id: jobId, user_id: expect.any(String), message: expect.any(String) },
      });
      await app.controls.settled();
      await replay(app, jobId, { callback_url: 'http://localhost:8080/api/callbacks/smileid/other' });
      await app.controls.settled();
      expect(api.calls.map(({ path }) => path)).toEqual([CALLBACK, CALLBACK, '/api/callbacks/smileid/other']);
      expect(new Set(api.calls.map(({ body }) => body)).size).toBe(1);
    });

    it('only for a form, a token and a job that there is', async () => {
      const { app } = await start();
      const jobId = await submitKyc(app);
      const url = `/smileid/v3/replay/${jobId}`;
      const headers = await tokenHeaders(app);
      expect((await app.inject({ method: 'POST', url, headers, payload: {} })).statusCode).toBe(415);
      expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(415);
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(401);
      expect((await replay(app, 'job_01h2xcejqtf2nbrexx3vqjhp41')).status).toBe(404);
    });
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

  it.each([
    ['an unknown person', person('Wanjiru', 'Kamau', 'w@example.com'), 'block', 'identifier_not_found'],
    ['a test person', person('Amina Fatou', 'Clearwater', 'amina.clearwater@example.com'), 'clear', null],
  ])(
    "of %s is decided as in Smile ID's own sandbox, where that is asked for",
    async (_who, changes, status, reason) => {
      const { app, api } = await start({ ...HASTY, blocksUnknownPersons: true });
      const jobId = await submitKyc(app, changes);
      await vi.waitFor(() => expect(api.calls).toHaveLength(1));
      expect((await call(app, 'GET', `/identity/${jobId}`)).body).toMatchObject({ status, reason });
    },
  );

  it.each([
    ['810', 'clear', null],
    ['0811', 'block', 'face_verification_failed'],
    ['1015', 'error', 'service_unavailable'],
  ])('is decided by the result code %s of its form', async (sandbox_result, status, reason) => {
    const { app, api } = await start(HASTY);
    const jobId = await submitKyc(app, { sandbox_result });
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
