import * as z from 'zod';

/** The header that makes the API record the statements of a request. Its value is the tag of the statements. */
export const TAG_HEADER = 'x-bench-tag';
/** The environment variable with the file of recorded statements. */
export const RECORDS_VARIABLE = 'BENCH_RECORDS';

/** One statement as the server receives it. A connection prepares a named statement once. */
export const statement = z.object({
  name: z.optional(z.string()),
  text: z.string(),
  values: z.array(z.json()),
});
export type Statement = z.infer<typeof statement>;

const record = z.object({ tag: z.string(), statement });

export const writtenRecord = (tag: string, made: Statement): string =>
  `${JSON.stringify({ tag, statement: made })}\n`;

/** The statements of one request, in their order. */
export const recordedUnder = (tag: string, records: string): Statement[] =>
  records
    .split('\n')
    .filter(Boolean)
    .map((line) => record.parse(JSON.parse(line)))
    .flatMap((one) => (one.tag === tag ? [one.statement] : []));
