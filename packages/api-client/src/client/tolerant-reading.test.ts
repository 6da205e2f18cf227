import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '../contract/define-call.ts';
import { listNannies } from '../contract/nannies.ts';
import { recordedWorker } from '../recorded/recorded-worker.ts';
import { failureOf } from './failure.ts';
import { clientWith, json } from '../../test/stub-client.ts';

const worker = recordedWorker({
  name: 'Zawadi Example',
  service_type: 'Nanny',
  location: 'Nairobi',
  experience_years: 3,
});

describe('tolerant reading', () => {
  const list = async (rows: unknown) => {
    const { client } = clientWith(() => json(rows, 200, { 'x-next-cursor': 'next' }));
    return await client.receive(listNannies, { query: {} });
  };

  it('drops and counts rows that do not parse, and keeps the others', async () => {
    const {
      answer: rows,
      dropped,
      headers,
    } = await list([worker, { id: 'no' }, 7, null, { ...worker, smile_status: 'new kind' }]);
    expect(rows).toEqual([worker, { ...worker, smile_status: 'new kind' }]);
    expect(dropped).toBe(3);
    expect(headers.get('x-next-cursor')).toBe('next');
  });

  it('reads other names of fields, and does not let them replace ours', async () => {
    const { name: _n, phone: _p, location: _l, service_type: _s, bio: _b, national_id: _i, ...rest } = worker;
    const other = {
      ...rest,
      full_name: 'Zawadi Example',
      phone_number: '+254700000001',
      city: 'Kisumu',
      job_type: 'Cook',
      biography: 'About',
      id_number: '•••••123',
    };
    const { answer: rows, dropped } = await list([other, { ...other, name: 'Ours' }]);
    expect(dropped).toBe(0);
    expect(rows[0]).toMatchObject({
      name: 'Zawadi Example',
      phone: '+254700000001',
      location: 'Kisumu',
      service_type: 'Cook',
      bio: 'About',
      national_id: '•••••123',
      id_number: '•••••123',
    });
    expect(rows[1]?.name).toBe('Ours');
  });

  it('takes a missing field for null where null is allowed', async () => {
    const { bio: _, ...without } = worker;
    expect((await list([without])).answer).toEqual([worker]);
  });

  it('drops a bad row of an inner list without its outer row', async () => {
    const nested = defineCall({
      method: 'GET',
      path: '/nested',
      audience: 'public',
      summary: 'x',
      answer: z.object({ outer: z.array(z.object({ name: z.string(), inner: z.array(z.number()) })) }),
    });
    const { client } = clientWith(() =>
      json({ outer: [{ name: 'a', inner: [1, 'x', 2] }, { inner: ['y', 3] }, { name: 'c', inner: [] }] }),
    );
    const received = await client.receive(nested, {});
    expect(received.answer).toEqual({
      outer: [
        { name: 'a', inner: [1, 2] },
        { name: 'c', inner: [] },
      ],
    });
  });

  it('throws nothing but the closed union, whatever JSON comes', async () => {
    const rubbish = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .array(
          fc.dictionary(fc.constantFrom(...Object.keys(worker), '__proto__', 'full_name'), fc.jsonValue()),
        )
        .map((v) => JSON.stringify(v)),
    );
    await fc.assert(
      fc.asyncProperty(
        rubbish,
        fc.constantFrom(200, 201, 400, 401, 404, 409, 429, 500, 503),
        async (body, status) => {
          const { client } = clientWith(() => new Response(body, { status }));
          const outcome = await client.call(listNannies, { query: {} }).catch((error: unknown) => error);
          const kind = Array.isArray(outcome) ? 'answer' : failureOf(outcome)?.kind;
          expect(status < 300 ? ['answer', 'unreadable'] : ['api']).toContain(kind);
        },
      ),
      { numRuns: 400 },
    );
    expect(Object.prototype).not.toHaveProperty('name');
  });
});
