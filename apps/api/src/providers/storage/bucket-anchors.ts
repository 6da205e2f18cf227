import { createHash } from 'node:crypto';
import { ANCHOR_FOLDER, anchorDays, anchorFile, type AnchorProtection, type AnchorStore } from './anchors.ts';
import { BucketRefusal, createBucketCalls, refusal, type Bucket } from './bucket-calls.ts';

/** Longer than the six years in which Kenya's law lets somebody sue over a contract. */
const LOCKED_YEARS = 7;
const READ_AT_ONCE = 8;
/** The bucket lists at most a thousand names in one answer. */
const LIST = { 'list-type': '2', 'max-keys': '1000' };

/** What a bucket may answer that does not know a header: it is asked again without it. */
const NOT_SUPPORTED = new Set([400, 501]);
/** The name is taken, or another process is taking it. */
const TAKEN = new Set([409, 412]);

/** Keeps the anchors in the bucket of the files, as well protected as the bucket can. */
export function createBucketAnchors(bucket: Bucket): AnchorStore {
  const call = createBucketCalls(bucket);
  const pathOf = (day: string) => `${ANCHOR_FOLDER}/${anchorFile(day)}`;
  const prefix = [...bucket.prefix, ANCHOR_FOLDER, ''].join('/');

  const read = (day: string) =>
    call({ method: 'GET', path: pathOf(day) }, async (response) => {
      if (response.ok) return response.text();
      const error = await refusal(response);
      if (error.isNoSuchKey) return undefined;
      throw error;
    });

  const put = (day: string, bytes: Uint8Array, headers: Readonly<Record<string, string>>) =>
    call({ method: 'PUT', path: pathOf(day), bytes, headers }, async (response) => {
      if (!response.ok) throw await refusal(response);
      await response.body?.cancel();
    });

  async function list(): Promise<string[]> {
    const days: string[] = [];
    for (;;) {
      const last = days.at(-1);
      const after = last === undefined ? undefined : { 'start-after': prefix + anchorFile(last) };
      const text = await call(
        { method: 'GET', path: '', query: { ...LIST, prefix, ...after } },
        async (response) => {
          if (!response.ok) throw await refusal(response);
          return response.text();
        },
      );
      const names = Array.from(text.matchAll(/<Key>([^<]+)<\/Key>/g), ([, key = '']) =>
        key.slice(prefix.length),
      );
      const more = anchorDays(names);
      days.push(...more);
      if (more.length === 0 || !text.includes('<IsTruncated>true</IsTruncated>')) return days;
    }
  }

  return {
    has: async (day) => (await read(day)) !== undefined,

    async write(day, text) {
      if ((await read(day)) !== undefined) return undefined;
      const bytes = Buffer.from(text);
      for (const [protection, headers] of protections(day, bytes))
        try {
          await put(day, bytes, headers);
          return protection;
        } catch (error) {
          if (!(error instanceof BucketRefusal)) throw error;
          if (TAKEN.has(error.status)) return undefined;
          if (protection === 'replaceable' || !NOT_SUPPORTED.has(error.status)) throw error;
        }
      return undefined;
    },

    async readAll() {
      const days = await list();
      const texts = new Map<string, string>();
      for (let from = 0; from < days.length; from += READ_AT_ONCE)
        await Promise.all(
          days.slice(from, from + READ_AT_ONCE).map(async (day) => texts.set(day, (await read(day)) ?? '')),
        );
      return texts;
    },
  };
}

/** The headers of a put, from the best protection to none. */
function protections(day: string, bytes: Uint8Array): [AnchorProtection, Record<string, string>][] {
  const until = new Date(`${day}T00:00:00Z`);
  until.setUTCFullYear(until.getUTCFullYear() + LOCKED_YEARS);
  const once = { 'if-none-match': '*' };
  const lock = {
    // A bucket demands this checksum with a lock.
    'content-md5': createHash('md5').update(bytes).digest('base64'),
    'x-amz-object-lock-mode': 'COMPLIANCE',
    'x-amz-object-lock-retain-until-date': until.toISOString(),
  };
  return [
    ['locked', { ...once, ...lock }],
    ['once', once],
    ['replaceable', {}],
  ];
}
