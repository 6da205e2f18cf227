import * as z from 'zod';
import { isReadByWorker } from '../src/http/words.ts';
import { inKiswahili } from '../src/language/in-kiswahili.ts';
import { kiswahili } from '../src/language/kiswahili/index.ts';
import { patternOf } from '../src/language/template.ts';
import { everyCall } from './every-call.ts';

const ofWorkers = everyCall
  .filter(([, call]) => isReadByWorker(call))
  .map(([, { method, path }]) => ({
    method,
    path: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
const saidInKiswahili = Object.values(kiswahili).map(patternOf);

const words = z.object({
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.unknown())),
});

interface Spoken {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What an answer to a worker's call says that has no Kiswahili: in any test, whatever it is about, there is none. */
export function unsaidIn(method: string, path: string, { status, headers, body }: Spoken): readonly string[] {
  const [bare = ''] = path.split('?');
  if (!ofWorkers.some((call) => call.method === method && call.path.test(bare))) return [];
  const { data } = words.safeParse(body);
  if (data === undefined) return [];
  const texts = [data.message, ...(status < 400 ? [] : [data.error, ...Object.values(data.fields ?? {})])];
  const inEnglish = headers.get('content-language') !== 'sw';
  return texts
    .filter((text) => typeof text === 'string')
    .filter((text) =>
      inEnglish ? inKiswahili(text) === undefined : !saidInKiswahili.some((said) => said.test(text)),
    );
}
