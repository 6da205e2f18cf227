import type { FastifySchema } from 'fastify';
import * as z from 'zod';
import type { Call, ExpectedForm, ExpectedUpload } from '@repo/api-client/contract/define-call';
import { answerSchemaOf } from './write-answer.ts';

/** The description of a call in the documentation. */
export function documentationOf(call: Call): FastifySchema {
  const part = (name: string, schema: z.core.$ZodType | undefined) =>
    schema === undefined ? {} : { [name]: z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input' }) };
  return {
    summary: call.summary,
    tags: [call.audience],
    ...(call.audience === 'public' || call.audience === 'provider' ? {} : { security: [{ bearer: [] }] }),
    ...part('params', call.params),
    ...part('querystring', call.query),
    ...part('body', call.body),
    ...(call.upload === undefined ? {} : formOf(call.upload)),
    ...(call.form === undefined ? {} : formOfSeveral(call.form)),
    ...(call.answerKind === 'pdf' || call.answerKind === 'file'
      ? {}
      : { response: { 200: answerSchemaOf(call) } }),
  };
}

const formOf = ({ field }: ExpectedUpload) => ({
  consumes: ['multipart/form-data'],
  body: { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } },
});

const formOfSeveral = ({ files }: ExpectedForm) => ({
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    required: Object.keys(files).filter((field) => (files[field]?.least ?? 0) > 0),
    properties: Object.fromEntries(
      Object.entries(files).map(([field, { least, most }]) => [
        field,
        { type: 'array', minItems: least, maxItems: most, items: { type: 'string', format: 'binary' } },
      ]),
    ),
  },
});
