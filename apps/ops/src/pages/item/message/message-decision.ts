import type { Messages, MessagesDecision } from '@repo/api-client/queries/message-threads';
import type {
  NoActionReason,
  ThreadDecision,
  ThreadSentence,
  ThreadWriter,
} from '@repo/domain/message-thread';
import type { FieldErrors } from '@repo/ui/forms/use-form';
import { fieldErrors } from '../../../forms/field-errors.ts';

export interface MessageValues {
  readonly decision: ThreadDecision | '';
  readonly sentence: ThreadSentence | '';
  /** Whether the member confirmed that the number is stopped. */
  readonly isRefusal: boolean;
  readonly reason: NoActionReason | '';
  readonly note: string;
}

export const messageFields = ['decision', 'sentence', 'isRefusal', 'reason'] as const;
export type MessageField = (typeof messageFields)[number];

export const emptyMessage: MessageValues = {
  decision: '',
  sentence: '',
  isRefusal: false,
  reason: '',
  note: '',
};

/** The sentence that was chosen, while it still fits. */
export const sentenceOf = ({ sentences }: Messages, { sentence }: Pick<MessageValues, 'sentence'>) =>
  sentences.find((each) => each.sentence === sentence);

export function messageErrors(messages: Messages, values: MessageValues): FieldErrors<MessageField> {
  const { decision, isRefusal, reason } = values;
  return fieldErrors({
    decision: decision === '' ? 'Please choose a decision.' : null,
    sentence:
      decision === 'answered' && sentenceOf(messages, values) === undefined
        ? 'Please choose a sentence.'
        : null,
    isRefusal: decision === 'stopped' && !isRefusal ? 'Please confirm that the words refuse.' : null,
    reason: decision === 'no_action' && reason === '' ? 'Please choose a reason.' : null,
  });
}

/** The decision about the SMS that the member read. */
export function messageBody(
  { decision, sentence, reason, note }: MessageValues,
  read: number,
): MessagesDecision {
  const always = { read, note: note.trim() };
  if (decision === 'answered' && sentence !== '') return { decision, sentence, ...always };
  if (decision === 'stopped') return { decision, ...always };
  if (decision === 'no_action' && reason !== '') return { decision, reason, ...always };
  throw new Error('A decision without its choice was sent');
}

const NOTHING_MORE = 'The number gets no more messages, except a code to sign in that it asks for.';
const TAKEN_BACK = 'Only START from this phone takes it back.';

/** What follows when the number is stopped. */
export const stopConsequences: Readonly<Record<ThreadWriter, readonly string[]>> = {
  worker: [
    'The worker’s open questions are declined, and every consent is withdrawn.',
    'The worker’s open checks stop. Each employer gets the share of what was not checked back.',
    NOTHING_MORE,
    'One SMS confirms it to the worker.',
    'Only the worker takes it back, with START or in the app.',
  ],
  referee: [
    'Each worker who named this number loses the reference, and may name somebody else.',
    'Nobody calls this number about it any more.',
    NOTHING_MORE,
    'One SMS confirms it.',
    TAKEN_BACK,
  ],
  unknown: [NOTHING_MORE, 'An invitation of a household does not reach it either.', TAKEN_BACK],
};

export const sentTexts: Readonly<Record<ThreadDecision, string>> = {
  answered: 'Answered.',
  stopped: 'The number is stopped.',
  no_action: 'Saved. Nothing is sent.',
};
