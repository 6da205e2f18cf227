import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type {
  AnswerOf,
  Audience,
  BodyOf,
  Call,
  ExpectedForm,
  ParamsOf,
  QueryOf,
  SessionAudience,
} from '@repo/api-client/contract/define-call';
import { mayDo } from '@repo/domain/team-permission';
import type { WorkerLanguage } from '@repo/domain/worker-language';
import { MINUTE_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { consumeRateLimit } from '../services/platform/limits/rate-limit.ts';
import { prepareUpload } from '../services/platform/files/prepare.ts';
import type { PreparedFile } from '../services/platform/files/upload.ts';
import { authenticate, type Session } from './authenticate.ts';
import type { TeamSession } from './authenticate-member.ts';
import { documentationOf } from './call-documentation.ts';
import { callerAddress } from './caller-address.ts';
import { RequestRefused } from './errors.ts';
import { sendFile, SentFile } from './files.ts';
import { isReadByWorker, languageOf } from './reader-language.ts';
import { receiveForm } from './upload-form.ts';
import { receiveUpload } from './uploads.ts';
import { writeAnswer } from './write-answer.ts';

const LONGEST_DEVICE = 200;

/** The caller: a session for an audience that signs in, undefined for the public. */
type ActorOf<A extends Audience> = A extends 'ops'
  ? TeamSession
  : A extends SessionAudience
    ? Session & { readonly audience: A }
    : undefined;

/** A parsed request. A handler gets only values that the contract's schemas accepted. */
export interface Incoming<C extends Call> {
  readonly ctx: Context;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly actor: ActorOf<C['audience']>;
  /** The caller's network address, for rate limits. It is never logged. */
  readonly address: string;
  /** The caller's browser, in its own words. */
  readonly device: string | null;
  /** The language in which the caller reads the answer. */
  readonly language: WorkerLanguage;
  /**
   * Receives the sent file and makes it fit to be stored. Nothing of it is read before. Call it after it is
   * certain that this caller may send a file.
   */
  readonly receive: C['upload'] extends object ? ReceiveFile : undefined;
  /** The same for a form with several files. */
  readonly receiveForm: C['form'] extends ExpectedForm ? ReceiveForm<C['form']> : undefined;
}

/** @throws ServiceError when the file cannot be accepted. */
export type ReceiveFile = () => Promise<PreparedFile>;

/** The content of a form by its fields: files that are fit to be stored, in their order, and text fields. */
interface PreparedForm<F extends ExpectedForm> {
  readonly files: { readonly [N in keyof F['files']]: readonly PreparedFile[] };
  readonly texts: z.output<F['texts']>;
}
/** `accept` checks the text fields before the work on the files begins. It throws to refuse them. */
type ReceiveForm<F extends ExpectedForm> = (
  accept: (texts: z.output<F['texts']>) => void,
) => Promise<PreparedForm<F>>;

/** An answer with headers. */
export class WithHeaders<T> {
  readonly body: T;
  readonly headers: Readonly<Record<string, string>>;
  constructor(body: T, headers: Readonly<Record<string, string>>) {
    this.body = body;
    this.headers = headers;
  }
}

type Answer<C extends Call> = C['answerKind'] extends 'pdf'
  ? Buffer
  : C['answerKind'] extends 'file'
    ? SentFile
    : AnswerOf<C>;
export type Handler<C extends Call> = (incoming: Incoming<C>) => Promise<Answer<C> | WithHeaders<Answer<C>>>;
export type Handlers<G extends Record<string, Call>> = { readonly [N in keyof G]: Handler<G[N]> };

/**
 * A handler without the type of its call. TypeScript checks the parameter of a method type in both
 * directions, so every handler fits. `registerCalls` pairs the handler with the schemas of the same call by
 * name, so it gets the input of its own call.
 */
type ErasedHandler = { handle(incoming: object): Promise<unknown> }['handle'];

/**
 * Registers every call of a group as a route. A call without a handler, or with a handler whose answer does
 * not fit, does not compile.
 */
export function registerCalls<G extends Record<string, Call>>(
  app: FastifyInstance,
  ctx: Context,
  calls: G,
  handlers: Handlers<G>,
): void {
  for (const [name, call] of Object.entries(calls)) registerCall(app, ctx, call, handlers[name]);
}

function registerCall(
  app: FastifyInstance,
  ctx: Context,
  call: Call,
  handler: ErasedHandler | undefined,
): void {
  if (handler === undefined) throw new Error(`${call.method} ${call.path} has no handler`);
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      failureKind: call.failureKind ?? 'json',
      readByWorker: isReadByWorker(call),
      takesFiles: call.upload !== undefined || call.form !== undefined,
      // Asked when somebody opens the documentation. The contract's own schemas parse the request below.
      swaggerTransform: ({ url }) => ({ schema: documentationOf(call), url }),
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const actor =
        call.audience === 'public' || call.audience === 'provider'
          ? undefined
          : await authenticate(ctx, request, call.audience);
      if (actor !== undefined) {
        assertPermitted(call, actor);
        await countCall(ctx, call, actor);
      }
      const incoming = {
        ctx,
        actor,
        params: parse(call.params, request.params, 'params'),
        query: parse(call.query, request.query, 'query'),
        body: parse(call.body, request.body, 'body'),
        address: callerAddress(request),
        device: request.headers['user-agent']?.slice(0, LONGEST_DEVICE) ?? null,
        language: languageOf(request),
        receive: receiverOf(ctx, call, request),
        receiveForm: formReceiverOf(ctx, call, request),
      };
      const answer = await handler(incoming);
      void reply.header('cache-control', 'no-store');
      if (answer instanceof SentFile) return sendFile(request, reply, answer);
      void reply.header('content-language', incoming.language);
      const known: WithHeaders<unknown> =
        answer instanceof WithHeaders ? answer : new WithHeaders(answer, {});
      void reply.headers(known.headers);
      if (call.answerKind === 'pdf') return reply.type('application/pdf').send(known.body);
      return reply.type('application/json; charset=utf-8').send(writeAnswer(call, known.body));
    },
  });
}

/** @throws ServiceError `forbidden` when the member's role does not permit the call. */
function assertPermitted(call: Call, actor: Session | TeamSession): void {
  if (actor.audience === 'ops' && (call.permission === undefined || !mayDo(actor.role, call.permission)))
    throw new ServiceError('forbidden', 'roleMayNot');
}

/** @throws ServiceError `too-many` when this account made the call too often in the last minute. */
async function countCall(ctx: Context, call: Call, actor: Session | TeamSession): Promise<void> {
  const { method, path, perMinute } = call;
  if (perMinute === undefined) return;
  const limit = {
    kind: `${method} ${path}`,
    times: perMinute,
    withinMilliseconds: MINUTE_MILLISECONDS,
    refusal: 'listsTooOften',
  } as const;
  await consumeRateLimit(ctx.db, limit, actor.subjectId, ctx.clock.now());
}

function receiverOf(
  { cleanFile }: Context,
  { upload }: Call,
  request: FastifyRequest,
): ReceiveFile | undefined {
  if (upload === undefined) return undefined;
  return () => receiveUpload(request, upload, (file) => prepareUpload(cleanFile, file, upload.purpose));
}

function formReceiverOf(
  { cleanFile }: Context,
  { form }: Call,
  request: FastifyRequest,
): ((accept: (texts: unknown) => void) => Promise<object>) | undefined {
  if (form === undefined) return undefined;
  return (accept) =>
    receiveForm(request, form, async ({ files, texts }) => {
      accept(texts);
      const tasks = [...files].flatMap(([field, uploads]) =>
        uploads.map((upload) => ({
          field,
          file: prepareUpload(cleanFile, upload, form.files[field]?.purpose ?? 'photo'),
        })),
      );
      // All files finish before their temporary files are deleted.
      await Promise.allSettled(tasks.map(({ file }) => file));
      const prepared = new Map<string, PreparedFile[]>([...files.keys()].map((field) => [field, []]));
      for (const { field, file } of tasks) prepared.get(field)?.push(await file);
      return { files: Object.fromEntries(prepared), texts };
    });
}

function parse(
  schema: z.core.$ZodType | undefined,
  value: unknown,
  part: 'params' | 'query' | 'body',
): unknown {
  if (schema === undefined) return undefined;
  const result = z.core.safeParse(schema, value ?? {});
  if (!result.success) throw new RequestRefused(part, result.error.issues);
  return result.data;
}
