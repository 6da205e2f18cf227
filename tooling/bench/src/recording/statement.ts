import * as z from 'zod';

/** The header by which a request asks for its statements to be recorded; its value is the tag that they get. */
export const TAG_HEADER = 'x-bench-tag';
/** The variable that names the file of recorded statements. */
export const RECORDS_VARIABLE = 'BENCH_RECORDS';

/** One statement as the server gets it. One with a name is prepared once for each connection. */
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
