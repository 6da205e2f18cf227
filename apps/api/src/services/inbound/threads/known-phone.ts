import { eq } from 'drizzle-orm';
import { brand } from '@repo/domain/brand';
import type { ThreadSentence, ThreadWriter } from '@repo/domain/message-thread';
import type { KenyanPhone } from '@repo/domain/phone';
import { howToRefuse } from '@repo/domain/referee';
import type { WorkerLanguage } from '@repo/domain/worker-profile';
import type { Context } from '../../../context.ts';
import { employers, type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { siteOrigin } from '../../../site-origin.ts';
import { askedBySms, type AskedBySms } from '../../consent/consent-requests/open-requests.ts';
import { openNotices } from '../../evidence/references/process-referee-reply.ts';
import { numberHash, stoppedAt } from '../../messaging/sms/stopped-numbers.ts';
import { workerWords } from '../../messaging/worker-words/in-language.ts';

interface Asked {
  /** Undefined for a phone without an account. */
  readonly worker: WorkerRow | undefined;
  /** The questions to a worker that are open, and the notices to a referee that nobody refused. */
  readonly requests: readonly AskedBySms[];
  readonly notices: Awaited<ReturnType<typeof openNotices>>;
}

/** What the service knows of a phone now, and what the team can answer it. */
export interface KnownPhone extends Asked {
  readonly writer: ThreadWriter;
  /** Whether an employer signs in with it. */
  readonly isEmployers: boolean;
  readonly hasStopped: boolean;
  readonly language: WorkerLanguage;
  /** The text of each sentence. Null for one that does not fit now. */
  readonly sentences: Readonly<Record<ThreadSentence, string | null>>;
}

/** @param written the language of the last message. An account has its own. */
export async function knownPhone(
  ctx: Context,
  tx: Transaction,
  phone: KenyanPhone,
  written: WorkerLanguage,
): Promise<KnownPhone> {
  const [worker] = await tx.db.select().from(workers).where(eq(workers.phone, phone));
  const requests = await askedBySms(ctx, tx, phone);
  const notices = await openNotices(ctx, tx, phone);
  const isEmployers = (await tx.db.$count(employers, eq(employers.phone, phone))) > 0;
  const stopped =
    worker === undefined ? await stoppedAt(tx.db, numberHash(ctx, phone)) : (worker.optedOutAt ?? undefined);
  const language = worker?.language ?? written;
  return {
    worker,
    requests,
    notices,
    isEmployers,
    writer: worker !== undefined ? 'worker' : notices.length > 0 ? 'referee' : 'unknown',
    hasStopped: stopped !== undefined,
    language,
    sentences: sentencesFor(ctx, language, { worker, requests, notices }),
  };
}

function sentencesFor({ config }: Context, language: WorkerLanguage, asked: Asked): KnownPhone['sentences'] {
  const { worker, requests, notices } = asked;
  const words = workerWords[language];
  const ways = [
    ...(config.supportWhatsapp === null ? [] : [`WhatsApp ${config.supportWhatsapp}`]),
    ...(config.contactEmail === null ? [] : [config.contactEmail]),
  ];
  const numbers = notices.map(({ number }) => number);
  const refusing = numbers.length > 0 ? `${brand.name}: ${howToRefuse[language](numbers)}` : null;
  return {
    how_to_answer: requests.length > 0 ? words.open(requests) : refusing,
    who_asked: worker === undefined ? null : words.whoAsked(siteOrigin('worker', config.publicOrigin)),
    how_to_stop: words.howToStop,
    will_call: words.willCall,
    not_by_sms: ways.length > 0 ? words.notBySms(ways.join(', ')) : null,
  };
}
