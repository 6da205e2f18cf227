import { describe, expect, it } from 'vitest';
import { call } from '../../../test/requests.ts';
import {
  consent,
  details,
  kycForm,
  PARTNER,
  photo,
  smile,
  submitKyc,
  tokenHeaders,
} from '../../../test/smile.ts';
import { start } from '../../../test/start.ts';

const MEGABYTE = 1024 * 1024;
const NOBODY = 'job_01h2xcejqtf2nbrexx3vqjhp41';

describe('a token', () => {
  it('is given for the partner and its key', async () => {
    const { app } = await start();
    const { status, body } = await smile(app, 'POST', '/v3/token', { headers: PARTNER });
    expect(status).toBe(200);
    expect(body).toStrictEqual({ token: expect.stringMatching(/^ey[\w-]+\.[\w-]+\.[\w-]+$/) });
  });

  it.each([
    ['without a partner', { 'smileid-partner-id': '' }, 400, 'smileid-partner-id header is required.'],
    ['without a key', { 'smileid-api-key': '' }, 400, 'smileid-api-key header is required.'],
    ['for another partner', { 'smileid-partner-id': '1235' }, 401, 'Invalid authentication credentials.'],
    ['for another key', { 'smileid-api-key': 'x' }, 401, 'Invalid authentication credentials.'],
  ])('is refused %s', async (_what, headers, status, message) => {
    const { app } = await start();
    const answer = await smile(app, 'POST', '/v3/token', { headers: { ...PARTNER, ...headers } });
    expect(answer).toMatchObject({ status, body: { message } });
  });

  it('lasts fifteen minutes', async () => {
    const { app } = await start();
    const headers = await tokenHeaders(app);
    expect((await smile(app, 'GET', `/v3/status/${NOBODY}`, { headers })).status).toBe(404);
    await call(app, 'POST', '/clock', { advance_seconds: 14 * 60 });
    expect((await smile(app, 'GET', `/v3/status/${NOBODY}`, { headers })).status).toBe(404);
    await call(app, 'POST', '/clock', { advance_seconds: 60 });
    expect(await smile(app, 'GET', `/v3/status/${NOBODY}`, { headers })).toStrictEqual({
      status: 401,
      body: { status: 'Unauthorized', message: 'Invalid authentication credentials.' },
    });
  });

  it.each(['', 'a.b.c', 'rubbish'])('cannot be made up: %j', async (token) => {
    const { app } = await start();
    const headers = { ...(await tokenHeaders(app)), 'smileid-token': token };
    expect((await smile(app, 'GET', `/v3/status/${NOBODY}`, { headers })).status).toBe(401);
    expect((await smile(app, 'POST', '/v3/biometric_kyc', { headers, form: kycForm() })).status).toBe(401);
  });

  it('cannot be altered', async () => {
    const { app } = await start();
    const headers = await tokenHeaders(app);
    const [header, , signature] = (headers['smileid-token'] ?? '').split('.');
    const payload = Buffer.from(JSON.stringify({ partner_id: '1234', exp: 9e9 })).toString('base64url');
    const forged = { ...headers, 'smileid-token': [header, payload, signature].join('.') };
    expect((await smile(app, 'GET', `/v3/status/${NOBODY}`, { headers: forged })).status).toBe(401);
  });

  it('for another product opens nothing', async () => {
    const { app } = await start();
    const form = new FormData();
    form.append('product', 'enhanced_kyc');
    const { body } = await smile(app, 'POST', '/v3/token', { headers: PARTNER, form });
    const headers = { ...(await tokenHeaders(app)), 'smileid-token': String(body['token']) };
    expect((await smile(app, 'POST', '/v3/biometric_kyc', { headers, form: kycForm() })).status).toBe(401);
  });
});

describe('a check', () => {
  // spec: worker-calls/identity-product, worker-calls/identity-sandbox
  it('is accepted, and processing until it is decided', async () => {
    const { app } = await start();
    const headers = { ...(await tokenHeaders(app)), 'user-id': 'worker-7' };
    const { status, body } = await smile(app, 'POST', '/v3/biometric_kyc', { headers, form: kycForm() });
    expect({ status, body }).toStrictEqual({
      status: 202,
      body: {
        status: 'Accepted',
        message: 'Request accepted and queued for processing.',
        job_id: expect.stringMatching(/^job_[0-7][0-9a-hjkmnp-tv-z]{25}$/),
        user_id: 'worker-7',
        created_at: expect.any(String),
      },
    });
    const path = `/v3/status/${String(body['job_id'])}`;
    expect(await smile(app, 'GET', path, { headers })).toMatchObject({
      status: 202,
      body: { status: 'processing', message: 'Job is still processing', user_id: 'worker-7' },
    });
    await call(app, 'POST', `/identity/${String(body['job_id'])}`, { outcome: 'approved' });
    expect(await smile(app, 'GET', path, { headers })).toMatchObject({
      status: 200,
      body: { status: 'clear', message: 'Job completed', job_id: body['job_id'] },
    });
  });

  it('is for somebody of its own when nobody is named', async () => {
    const { app } = await start();
    const jobId = await submitKyc(app);
    expect((await call(app, 'GET', `/identity/${jobId}`)).body['user_id']).toMatch(/^user_[0-9a-z]{26}$/);
  });

  it.each([
    ['eight photos', { liveness_images: Array.from({ length: 8 }, () => photo()) }],
    ['photos of just the size', { selfie_image: photo(4.5 * MEGABYTE - 600) }],
    ['an e-mail address alone', { user_details: details({ phone_number: null, email: 'w@example.com' }) }],
    ['a passport', { id_type: 'PASSPORT', id_number: 'A1234567' }],
    ['parameters', { partner_params: { check: 'c-1' } }],
  ])('is taken with %s', async (_what, changes) => {
    const { app } = await start();
    await expect(submitKyc(app, changes)).resolves.toMatch(/^job_/);
  });

  const lacking = (field: string) => [400, `Required field '${field}' is missing or invalid.`] as const;

  it.each([
    ['no selfie', { selfie_image: undefined }, ...lacking('selfie_image')],
    ['two selfies', { selfie_image: [photo(), photo()] }, ...lacking('selfie_image')],
    ['text for a selfie', { selfie_image: 'me' }, ...lacking('selfie_image')],
    [
      'a picture of another kind',
      { selfie_image: photo(100, [0x89, 0x50, 0x4e], 'image/png') },
      ...lacking('selfie_image'),
    ],
    [
      'a wrong name for the kind',
      { selfie_image: photo(100, [0x89, 0x50, 0x4e]) },
      ...lacking('selfie_image'),
    ],
    ['an empty photo', { selfie_image: new Blob([], { type: 'image/jpeg' }) }, ...lacking('selfie_image')],
    [
      'five photos',
      { liveness_images: Array.from({ length: 5 }, () => photo()) },
      ...lacking('liveness_images'),
    ],
    [
      'nine photos',
      { liveness_images: Array.from({ length: 9 }, () => photo()) },
      ...lacking('liveness_images'),
    ],
    [
      'a selfie that is too large',
      { selfie_image: photo(4.5 * MEGABYTE + 1) },
      413,
      'selfie_image is too large.',
    ],
    [
      'photos that are too large together',
      { liveness_images: Array.from({ length: 6 }, () => photo(0.8 * MEGABYTE)) },
      413,
      'liveness_images is too large.',
    ],
    ['far too much', { selfie_image: photo(19 * MEGABYTE) }, 413, 'The request is too large.'],
    ['no country', { country: undefined }, ...lacking('country')],
    ['no number', { id_number: '' }, ...lacking('id_number')],
    [
      'letters in the number',
      { id_number: '1234A' },
      400,
      'Invalid ID number format for the specified country and ID type.',
    ],
    ['another country', { country: 'NG' }, 403, 'ID type not enabled for this partner.'],
    [
      'a document without a photo',
      { id_type: 'NATIONAL_ID_NO_PHOTO' },
      403,
      'ID type not enabled for this partner.',
    ],
    ['no details', { user_details: undefined }, ...lacking('user_details')],
    ['no family name', { user_details: details({ last_name: ' ' }) }, ...lacking('user_details.last_name')],
    [
      'a local number',
      { user_details: details({ phone_number: '0700' }) },
      ...lacking('user_details.phone_number'),
    ],
    [
      'no way to reach her',
      { user_details: details({ phone_number: undefined }) },
      400,
      'Either email or phone_number is required.',
    ],
    ['no consent', { consent: undefined }, ...lacking('consent')],
    ['consent that is no JSON', { consent: 'yes' }, ...lacking('consent')],
    ['consent not granted', { consent: consent({ granted: false }) }, ...lacking('consent.granted')],
    [
      'consent in no language',
      { consent: consent({ notice_language: 'sw' }) },
      ...lacking('consent.notice_language'),
    ],
    ['a result code that there is not', { sandbox_result: '7' }, ...lacking('sandbox_result')],
    ['parameters that are no text', { partner_params: { check: 1 } }, ...lacking('partner_params.check')],
    [
      'nowhere to call back',
      { callback_url: undefined },
      400,
      'A valid callback_url is required in the request or a default callback URL must be configured in the portal.',
    ],
  ])('is refused with %s', async (_what, changes, status, message) => {
    const { app } = await start();
    const answer = await smile(app, 'POST', '/v3/biometric_kyc', {
      headers: await tokenHeaders(app),
      form: kycForm(changes),
    });
    expect(answer).toMatchObject({ status, body: { message } });
    expect((await call(app, 'GET', '/identity')).body).toStrictEqual({ jobs: [] });
  });

  it('is a form, whole, and nothing else', async () => {
    const { app } = await start();
    const headers = await tokenHeaders(app);
    const unsupported = {
      statusCode: 415,
      body: JSON.stringify({
        status: 'Unsupported Media Type',
        message: 'Unsupported Media Type. Required Content-Type is multipart/form-data',
      }),
    };
    const url = '/smileid/v3/biometric_kyc';
    expect(await app.inject({ method: 'POST', url, headers, payload: {} })).toMatchObject(unsupported);
    expect(await app.inject({ method: 'POST', url, headers })).toMatchObject(unsupported);
    const broken = await app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--y',
    });
    expect(broken.statusCode).toBe(400);
    expect(broken.json()).toStrictEqual({ status: 'Bad Request', message: 'The form could not be read.' });
  });
});

it('knows nothing of other jobs and addresses', async () => {
  const { app } = await start();
  const headers = await tokenHeaders(app);
  expect(await smile(app, 'GET', `/v3/status/${NOBODY}`, { headers })).toMatchObject({
    status: 404,
    body: { status: 'not_found', message: 'Job not found', user_id: 'unknown', job_id: NOBODY },
  });
  expect(await smile(app, 'GET', '/v3/status/7', { headers })).toStrictEqual({
    status: 400,
    body: { status: 'Bad Request', message: `"jobId" must be a valid TypeID with prefix 'job_'` },
  });
  expect(await smile(app, 'GET', '/v3/nothing')).toMatchObject({
    status: 404,
    body: { status: 'Not Found' },
  });
});

it('breaks in its own words', async () => {
  const { app } = await start();
  await call(app, 'PUT', '/faults', { identity: { fail_rate: 1 } });
  expect(await smile(app, 'POST', '/v3/token', { headers: PARTNER })).toStrictEqual({
    status: 500,
    body: {
      status: 'Internal Server Error',
      message: 'An unexpected error occurred. Please try again or contact support.',
    },
  });
});
