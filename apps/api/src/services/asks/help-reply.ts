import type { ResolvedReply } from '@repo/domain/ask';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../context.ts';
import type { AskKind } from '../../db/schema/consents.ts';
import type { Transaction } from '../../db/transaction.ts';
import { ServiceError } from '../../errors.ts';
import { spend } from '../limits/spend.ts';

/** Two phones that answer each other by themselves, or somebody who plays, must not run up a bill. */
const HELP_REPLIES = {
  kind: 'sms-help-replies',
  times: 3,
  withinMilliseconds: 86_400_000,
  refusal: 'No more replies today.',
} as const;

/** Counts one more reply that explains. @returns false when this phone has had those of the day. */
export async function mayHelp(ctx: Context, tx: Transaction, phone: KenyanPhone): Promise<boolean> {
  try {
    await spend(tx.db, HELP_REPLIES, ctx.secrets.fingerprint('phone', phone), tx.now);
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'too-many') return false;
    throw error;
  }
}

interface Question {
  readonly number: number;
  readonly kind: AskKind;
}

/** What each question is about, in a word or two; who asks stays in the question itself. */
const subjects: Record<AskKind, string> = {
  invitation: 'invitation',
  consent: 'check',
  contact_request: 'contact details',
};

/** `1 (invitation), 4 (contact details)` */
const listed = (open: readonly Question[]) =>
  open.map(({ number, kind }) => `${number} (${subjects[kind]})`).join(', ');

const NONE_OPEN = 'you have no open questions. There is nothing to answer.';

/** The answer to STATUS or HALI. */
export const statusText = (open: readonly Question[]): string =>
  open.length === 0 ? NONE_OPEN : `your open questions: ${listed(open)}. Reply YES or NO and the number.`;

type Unanswered = Exclude<ResolvedReply<unknown>['kind'], 'answer'>;

/** What is written back to a message that answered nothing. */
export function helpText(kind: Unanswered, open: readonly Question[], isLate: boolean): string {
  const numbers = listed(open);
  switch (kind) {
    case 'ambiguous':
      return `you have ${open.length} open questions. Reply with the number, for example YES ${open[0]?.number ?? ''}. Open: ${numbers}.`;
    case 'unknown-number':
    case 'none-open':
      if (isLate)
        return `your message was written before we asked, so it was not counted. To answer, reply YES or NO and the number: ${numbers}.`;
      return kind === 'none-open'
        ? NONE_OPEN
        : `there is no open question with this number. Open: ${numbers || 'none'}.`;
    case 'not-understood':
      return open.length > 0
        ? `we did not understand. Reply YES or NO and the number: ${numbers}. To get no more messages and withdraw every consent, reply STOP.`
        : 'we did not understand, and you have no open questions. To get no more messages and withdraw every consent, reply STOP.';
  }
}
