import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateIn } from '@repo/domain/date-in';
import { compareFile, dayOf, fingerprintOf } from '../src/pages/report-code/compare-file/compare-file.ts';

const ADDRESS = '/api/report-codes/ABCD-EFGH-JKMN-PQRS/files/';
const ISSUED_AT = '2026-11-24T08:00:00.000Z';
const CONTENT = '%PDF-1.7\n/Title (A report)\n%%EOF';
const pdf = (content: string) => new Blob([content]);

function answerWith(respond: () => Response) {
  const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(respond()),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}
const json = (body: unknown, status = 200) => Response.json(body, { status });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a fingerprint', () => {
  it('is the SHA-256 that the server keeps of the same bytes', async () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);
    expect(await fingerprintOf(new Blob([bytes]))).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('keeps the zeros of each byte', async () => {
    expect(await fingerprintOf(pdf(''))).toMatch(/^[0-9a-f]{64}$/);
    expect(await fingerprintOf(pdf('39'))).toMatch(/^0b/);
  });
});

describe('a comparison', () => {
  it('sends the fingerprint alone, without the session of anybody', async () => {
    const asked = answerWith(() => json({ issued_at: ISSUED_AT, final: true }));
    expect(await compareFile(pdf(CONTENT), ADDRESS)).toEqual({ result: 'same', issuedAt: ISSUED_AT });
    expect(asked).toHaveBeenCalledOnce();
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe(ADDRESS + createHash('sha256').update(CONTENT).digest('hex'));
    expect(init).toEqual({ credentials: 'omit', signal: expect.any(AbortSignal) });
  });

  it.each([{ final: false }, {}])(
    'takes no file for the final one that the service does not call so: %j',
    async (final) => {
      answerWith(() => json({ issued_at: ISSUED_AT, ...final }));
      expect(await compareFile(pdf(CONTENT), ADDRESS)).toEqual({ result: 'interim', issuedAt: ISSUED_AT });
    },
  );

  it('asks of a file with one other byte by another fingerprint', async () => {
    const asked = answerWith(() => json({ issued_at: null }));
    expect(await compareFile(pdf(CONTENT.replace('A report', 'B report')), ADDRESS)).toEqual({
      result: 'other',
    });
    expect(asked.mock.calls[0]?.[0]).not.toContain(createHash('sha256').update(CONTENT).digest('hex'));
  });

  it.each([
    ['a text', 'jambo'],
    ['an empty file', ''],
    ['a text that names a PDF late', `${' '.repeat(1024)}%PDF-1.7`],
  ])('of %s asks nobody', async (_, content) => {
    const asked = answerWith(() => json({ issued_at: ISSUED_AT }));
    expect(await compareFile(pdf(content), ADDRESS)).toEqual({ result: 'notPdf' });
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['too many tries', () => json({}, 429), 'tooMany'],
    ['an unknown code', () => json({}, 404), 'failed'],
    ['a failure of the server', () => new Response('', { status: 502 }), 'failed'],
    ['a page instead of an answer', () => new Response('<p>Sign in to the Wi-Fi</p>'), 'failed'],
    ['an answer of another form', () => json({ issued_at: 7 }), 'failed'],
    ['an answer without the moment', () => json(null), 'failed'],
  ] as const)('never says of %s that the file is another one', async (_, respond, result) => {
    answerWith(respond);
    expect(await compareFile(pdf(CONTENT), ADDRESS)).toEqual({ result });
  });

  it('fails without a network, and of a file that cannot be read', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await compareFile(pdf(CONTENT), ADDRESS)).toEqual({ result: 'failed' });
    const gone = pdf(CONTENT);
    vi.spyOn(gone, 'arrayBuffer').mockRejectedValue(new DOMException('Gone', 'NotReadableError'));
    expect(await compareFile(gone, ADDRESS)).toEqual({ result: 'failed' });
  });
});

it.each([
  ['en', 'en-KE'],
  ['sw', 'sw-KE'],
] as const)('a day is written in %s as everywhere on the page', (language, lang) => {
  // The second is the next day in Nairobi.
  for (const moment of [ISSUED_AT, '2026-11-20T22:30:00.000Z'])
    expect(dayOf(moment, lang)).toBe(dateIn(language, moment));
});
