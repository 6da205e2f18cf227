import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readCallback, readHeaders } from './smile-callback.ts';

const JOB = 'job_01h2xcejqtf2nbrexx3vqjhp41';
const OTHER = 'job_01h2xcejqtf2nbrexx3vqjhp42';
const USER = 'worker-7';
const KEYS = { partnerId: '1234', apiKey: 'sandbox-smile-key' };
const NOW = new Date('2026-03-06T12:00:00.000Z');

describe('the signature of a callback', () => {
  const sign = (timestamp: string, { partnerId, apiKey } = KEYS) =>
    createHmac('sha256', apiKey).update(`${timestamp}${partnerId}sid_request`).digest('base64');
  const timestamp = '2026-03-06T12:00:00.000Z';
  const signed = (at: string, signature = sign(at)) => ({
    'response-timestamp': at,
    'response-signature': signature,
  });
  const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();

  it.each([
    ['a right one', signed(timestamp), 'signed'],
    ['one of another zone', signed('2026-03-06T15:00:00+03:00'), 'signed'],
    ['one of an hour ago', signed(ago(60)), 'signed'],
    ['an older one', signed(ago(60.1)), 'forged'],
    ['one of a clock that is ahead', signed(ago(-5)), 'signed'],
    ['one of the future', signed(ago(-5.1)), 'forged'],
    ['one of another key', signed(timestamp, sign(timestamp, { ...KEYS, apiKey: 'x' })), 'forged'],
    ['one of another partner', signed(timestamp, sign(timestamp, { ...KEYS, partnerId: '1235' })), 'forged'],
    [
      'one of the partner with zeros',
      signed(timestamp, sign(timestamp, { ...KEYS, partnerId: '001234' })),
      'signed',
    ],
    ['one of another time', signed(timestamp, sign(ago(1))), 'forged'],
    ['none, with its time', { 'response-timestamp': timestamp }, 'forged'],
    ['one without its time', { 'response-signature': sign(timestamp) }, 'forged'],
    ['an empty one', signed(timestamp, ''), 'forged'],
    ['one of no time', signed('today'), 'forged'],
    ['none', {}, 'unsigned'],
  ])('%s: %j is %s', (_what, headers, origin) => {
    expect(readHeaders(headers, KEYS, NOW)).toMatchObject({ origin });
  });
});

it('has its ids in the headers', () => {
  expect(readHeaders({ 'job-id': JOB, 'user-id': '' }, KEYS, NOW)).toMatchObject({
    jobId: JOB,
    userId: null,
  });
});

const body = { status: 'block', message: 'Job completed' };
const named = { jobId: JOB, userId: USER };
const nowhere = { jobId: null, userId: null };
const read = (value: unknown, ids: { jobId: string | null; userId: string | null } = named) =>
  readCallback(ids, JSON.stringify(value));

describe('the ids of a callback', () => {
  const params = { partner_params: { job_id: JOB, user_id: USER } };
  const top = { job_id: JOB, user_id: USER };
  it.each([
    ['in the headers', body, named],
    ['in the parameters', { ...body, ...params }, nowhere],
    ['at the top', { ...body, ...top }, nowhere],
    ['everywhere', { ...body, ...params, ...top }, named],
    ['partly here and partly there', { ...body, user_id: USER }, { ...named, userId: null }],
    ['with parameters of ours', { ...body, partner_params: { check: 'c-1' } }, named],
    ['with parameters that are none', { ...body, partner_params: 7 }, named],
  ])('%s', (_where, value, ids) => {
    expect(read(value, ids)).toMatchObject({ jobId: JOB, userId: USER });
  });

  it.each([
    ['header and parameters', { partner_params: { job_id: OTHER } }],
    ['header and top', { job_id: OTHER }],
    ['parameters and top', { partner_params: { job_id: JOB }, job_id: OTHER }],
    ['two subjects', { partner_params: { user_id: 'worker-8' } }],
    ['a number', { partner_params: { user_id: 7 } }],
  ])('that disagree name nothing: %s', (_where, more) => {
    expect(read({ ...body, ...more })).toBe('contradictory');
  });

  it.each([
    ['no job', body, { ...named, jobId: null }],
    ['no subject', body, { ...named, userId: null }],
    ['a job of no kind', body, { ...named, jobId: '../x' }],
    ['a subject without end', body, { ...named, userId: 'a'.repeat(201) }],
    ['no object', [], named],
    ['nothing', null, named],
  ])('are needed: %s', (_what, value, ids) => {
    expect(read(value, ids)).toBeUndefined();
  });

  it('are nothing without a body', () => {
    expect(readCallback(named, '{"status":')).toBeUndefined();
  });
});

describe('the content of a callback', () => {
  it.each([
    ['with its reason', { ...body, reason: 'spoof_detected' }, 'spoof_detected'],
    ['without one', body, null],
    ['with one that is none', { ...body, reason: '<b>' }, null],
  ])('is read %s', (_what, value, reason) => {
    expect(read(value)).toEqual({ ...named, isVerdict: true, reason, ownPhotos: false, nameOnId: null });
  });

  it.each([
    ['clear', true],
    ['block', true],
    ['error', true],
    ['attention', true],
    ['processing', false],
    [undefined, true],
    [7, true],
  ])('of status %s is a verdict: %s', (status, isVerdict) => {
    expect(read({ ...body, status })).toMatchObject({ isVerdict });
  });

  it.each([
    ['selfie image', 'Error: selfie_image image(s) are unusable.', true],
    ['liveness images', 'Error: liveness_images image(s) are unusable.', true],
    ['registry', 'Error: id_authority image(s) are unusable.', false],
    ['nothing', undefined, false],
    ['no text', 7, false],
  ])('says whose photos are unusable: %s', (_what, message, ownPhotos) => {
    expect(read({ ...body, reason: 'image_unavailable_or_invalid', message })).toMatchObject({ ownPhotos });
  });

  it.each([
    ['AMANI WANJIRU KAMAU', 'AMANI WANJIRU KAMAU'],
    [' AMANI KAMAU ', 'AMANI KAMAU'],
    ['', null],
    ['A'.repeat(201), null],
    ['AMANI\u0000', null],
    ['AMANI\u202EKAMAU', null],
    [7, null],
  ])('passes the registry’s name on: %j', (full_name, nameOnId) => {
    expect(read({ ...body, id_fields: { full_name } })).toMatchObject({ nameOnId });
    expect(read({ ...body, full_name })).toMatchObject({ nameOnId });
  });

  it('believes the documented place of the name first', () => {
    const both = { ...body, id_fields: { full_name: 'AMANI KAMAU' }, full_name: 'AMANI NJOROGE' };
    expect(read(both)).toMatchObject({ nameOnId: 'AMANI KAMAU' });
  });
});
