import { newMessageId, randomWord } from '../../random.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { Message } from '../../state/state.ts';
import { NETWORK_CODE } from './reports.ts';

/** `2026-01-15 10:22:01`, in UTC. */
const dateOnWire = (at: string) => at.slice(0, 19).replace('T', ' ');

/** The owner of a phone writes to the short code (providers 2.4, incoming message). */
export function receive({ store, clock, outbox, config }: Sandbox, phone: string, text: string): Message {
  const message: Message = {
    sequence: store.next(),
    id: newMessageId(),
    direction: 'in',
    phone,
    text,
    at: clock.now().toISOString(),
    report: null,
    linkId: randomWord(20),
  };
  store.state.messages.push(message);
  store.changed();
  const form = new URLSearchParams({
    date: dateOnWire(message.at),
    from: phone,
    id: message.id,
    linkId: message.linkId ?? '',
    text,
    to: config.africasTalking.shortCode,
    networkCode: NETWORK_CODE,
  });
  outbox.send({ target: 'inbound', body: form.toString(), label: 'incoming message' });
  return message;
}

/**
 * The owner of a phone opts out of the messages of our sender with the provider (providers 2.4, bulk opt-out). From then
 * on the provider refuses messages to the phone.
 */
export function optOut({ store, outbox, config }: Sandbox, phone: string): void {
  store.state.behaviours.set(phone, 'blocked');
  store.changed();
  const form = new URLSearchParams({ senderId: config.africasTalking.shortCode, phoneNumber: phone });
  outbox.send({ target: 'optout', body: form.toString(), label: 'opt-out' });
}

const INBOX_PAGE = 100;

/** Messages to the short code after the given number: the fallback for lost callbacks. */
export function inboxAfter({ store, config }: Sandbox, lastReceivedId: number) {
  const messages = store.state.messages
    .filter(({ direction, sequence }) => direction === 'in' && sequence > lastReceivedId)
    .slice(0, INBOX_PAGE);
  return {
    SMSMessageData: {
      Messages: messages.map(({ sequence, phone, text, at, linkId }) => ({
        linkId,
        text,
        to: config.africasTalking.shortCode,
        id: sequence,
        date: at,
        from: phone,
      })),
    },
  };
}
