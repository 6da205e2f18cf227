import { describe, expect, it } from 'vitest';
import { getMe } from '@repo/api-client/contract/worker';
import { addressOf, everyCall } from './every-call.ts';
import { useApi } from './use-api.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const withBody = everyCall.filter(([, call]) => call.body !== undefined);
const FIELDS = [
  'phone',
  'name',
  'location',
  'code',
  'package_id',
  'nanny_id',
  'callback_url',
  'email',
  'outcome',
  'note',
  'message',
  'service_type',
  'rating',
  'review',
  'incident_report',
  'evidence_url',
  'decision',
  'updated_at',
  'waiting_on',
  'category',
  'region',
  'description',
  'channel',
  'statement',
  'choice',
  'reason',
  'name_on_id',
  'words',
  'kind',
  'finding_id',
  'question',
  'language',
  'national_id',
  'date_of_birth',
  'references',
  'feedback',
  'age',
  'gender',
  'serviceType',
  'experienceYears',
  'bio',
  'number',
  'issued_on',
  'reason',
  'certificate_number',
];
const VALUES: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['a number', 1e308],
  ['a negative number', -1],
  ['true', true],
  ['a list', [[[[[]]]]]],
  ['an object', { $ne: '' }],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['SQL', "'; drop table employers; --"],
  ['emoji', '👩🏾‍🍼'.repeat(20)],
  ['a null character', 'a\u0000b'],
  ['a right-to-left mark', '\u202Eabc'],
  ['a lone surrogate', '\uD800'],
  ['10,000 letters', 'a'.repeat(10_000)],
];

const tokens: Record<string, string> = {};
const api = await useApi();
tokens['employer'] = await api.signInEmployer('+254700000070');
tokens['ops'] = await api.signInOps();
tokens['worker'] = await api.signInWorker('+254700000073');

/** A refusal is a 4xx with a text. In JSON for a screen, `message` and `error` have the same text. */
function expectRefusal(answer: { status: number; body: unknown }, what: string): void {
  expect(answer.status, what).toBeGreaterThanOrEqual(400);
  expect(answer.status, what).toBeLessThan(500);
  const body = typeof answer.body === 'string' ? { message: answer.body, error: answer.body } : answer.body;
  expect(body, what).toMatchObject({
    message: expect.stringMatching(/./),
    error: expect.stringMatching(/./),
  });
}

describe.each(withBody)('%s', (_name, call) => {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    api.call(call.method, addressOf(call, NOBODY), { token: tokens[call.audience] ?? '', body, headers });

  it('refuses an empty body, no object, malformed JSON and another content type', async () => {
    expectRefusal(await send({}), 'empty');
    for (const body of ['[]', '"text"', '12', 'null', '{', '{"phone":', ''])
      expectRefusal(await send(body, { 'content-type': 'application/json' }), `the body ${body}`);
    expectRefusal(await send('<phone/>', { 'content-type': 'application/xml' }), 'XML');
  });

  it('refuses a field it does not know', async () => {
    expectRefusal(
      await send({ status: 'paid', amount: 1, trust_score: 100, is_admin: true }),
      'unknown fields',
    );
  });

  it.each(VALUES)('refuses %s in every field', async (_what, value) => {
    expectRefusal(await send(Object.fromEntries(FIELDS.map((field) => [field, value]))), 'all fields');
  });

  it('refuses a megabyte', async () => {
    expect((await send({ phone: 'a'.repeat(1_000_000) })).status).toBe(413);
  });
});

describe('every single field of the invitation', () => {
  const good = {
    name: 'Amani Test',
    phone: '0700000071',
    package_id: 17,
    location: 'Nairobi',
    service_type: 'Nanny',
  };

  it.each(Object.keys(good).flatMap((field) => VALUES.map(([what, value]) => [field, what, value] as const)))(
    '%s as %s is taken as text or refused at the field, never a fault',
    async (field, _what, value) => {
      const answer = await api.call('POST', '/api/employer/initiate-verification', {
        token: tokens['employer'] ?? '',
        body: { ...good, [field]: value },
      });
      const refusal = { status: 400, body: { fields: { [field]: expect.any(String) } } };
      expect(answer).toMatchObject(answer.status === 200 ? { body: { success: true } } : refusal);
    },
  );

  // spec: invite/call-required
  it('names what is missing', async () => {
    const answer = await api.call('POST', '/api/employer/initiate-verification', {
      token: tokens['employer'] ?? '',
      body: {},
    });
    expect(answer).toMatchObject({ status: 400, body: { required: ['name', 'phone', 'package_id'] } });
  });
});

/** Calls with a test of each field: the name, the address (any id in it is absent), and valid fields. */
const singles: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
  [
    'prepared worker',
    '/nannies/',
    {
      name: 'Amani Test',
      phone: '0700000072',
      location: 'Nairobi',
      experience_years: 3,
      service_type: 'Nanny',
      email: 'amani@example.com',
      message: 'Please.',
    },
  ],
  ['contact request', '/contact-requests', { nanny_id: NOBODY, message: 'Please.' }],
  [
    'review',
    `/nannies/${NOBODY}/review`,
    { rating: 4, review: 'Kind.', incident_report: 'None.', evidence_url: 'https://example.com/x' },
  ],
  [
    'incident',
    `/api/employer/workers/${NOBODY}/incidents`,
    { category: 'theft', region: 'coast_east', description: 'A ring is gone.' },
  ],
];

describe.each(singles)('every single field of the %s', (_name, path, good) => {
  const odd = [...VALUES, ['a fraction', 1.5], ['very small', 5e-324], ['not finite', '1e999']] as const;
  it.each(Object.keys(good).flatMap((field) => odd.map(([what, value]) => [field, what, value] as const)))(
    '%s as %s is taken or refused, never a fault',
    async (field, _what, value) => {
      const token = tokens['employer'] ?? '';
      const answer = await api.call('POST', path, { token, body: { ...good, [field]: value } });
      expect([200, 400, 404, 429]).toContain(answer.status);
    },
  );
});

describe('every single field of the profile', () => {
  const good = {
    name: 'Njeri Test',
    phone: '0700000070',
    location: 'Nairobi',
    email: 'njeri@test.example',
    company_name: 'Test Ltd',
    industry: 'Catering',
    family_size: 4,
    preferred_service_types: 'Nanny',
    budget_range: 'Under 500 KES',
    availability_needs: 'Weekdays',
    special_requirements: 'First aid',
    emergency_contact: 'Otieno Test',
    emergency_contact_phone: '0700000071',
  };

  it.each(Object.keys(good).flatMap((field) => VALUES.map(([what, value]) => [field, what, value] as const)))(
    '%s as %s is taken as text or refused at the field, never a fault',
    async (field, _what, value) => {
      const answer = await api.call('PUT', '/api/employer/profile', {
        token: tokens['employer'] ?? '',
        body: { ...good, [field]: value },
      });
      const refusal = { status: 400, body: { fields: { [field]: expect.any(String) } } };
      expect(answer).toMatchObject(answer.status === 200 ? { body: { phone: '+254700000070' } } : refusal);
    },
  );
});

describe('every single field of a worker’s own profile', () => {
  const good = {
    name: 'Amani Test',
    full_name: 'Amani Test',
    phone: '0700000073',
    location: 'Nairobi',
    date_of_birth: '1996-05-01',
    national_id: '00000073',
    email: 'amani@test.example',
    service_type: 'Nanny',
    experience_years: 4,
    education: 'Other',
    availability: 'Flexible',
    bio: 'Kind.',
    skill_set: 'First aid',
    languages: 'Kiswahili',
    emergency_contact: 'Otieno Test',
    emergency_contact_phone: '0700000071',
  };

  it.each(Object.keys(good).flatMap((field) => VALUES.map(([what, value]) => [field, what, value] as const)))(
    '%s as %s is taken as text or refused at the field, never a fault',
    async (field, _what, value) => {
      const token = tokens['worker'] ?? '';
      const me = await api.make(getMe, { token });
      const answer = await api.call('PUT', `/api/nannies/${me.id}`, {
        token,
        body: { ...good, [field]: value },
      });
      const refusal = { status: 400, body: { fields: { [field]: expect.any(String) } } };
      expect(answer).toMatchObject(answer.status === 200 ? { body: { id: me.id } } : refusal);
    },
  );
});

describe('every single field of her answers and settings', () => {
  const settings = {
    contact_requests: true,
    new_reviews: true,
    verification_updates: true,
    listed: true,
    sms: true,
  };
  const answer = { answer: 'accepted', language: 'sw' };
  const fields = [
    ...Object.keys(settings).map((field) => ['PUT', '/api/worker/settings', settings, field] as const),
    ...Object.keys(answer).map(
      (field) => ['POST', `/api/worker/requests/${NOBODY}/answer`, answer, field] as const,
    ),
  ];

  it.each(
    fields.flatMap(([method, path, good, field]) =>
      VALUES.map(([what, value]) => ({ method, path, good, field, what, value })),
    ),
  )('$field as $what is taken or refused, never a fault', async ({ method, path, good, field, value }) => {
    const token = tokens['worker'] ?? '';
    const { status } = await api.call(method, path, { token, body: { ...good, [field]: value } });
    expect(status).toBe(value === true && method === 'PUT' ? 200 : 400);
  });
});
