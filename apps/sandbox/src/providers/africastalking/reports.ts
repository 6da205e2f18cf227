import type { Sandbox } from '../../sandbox.ts';
import type { Message, PhoneBehaviour } from '../../state/state.ts';

/** Safaricom, by the network's country and operator code (providers 2.4). */
export const NETWORK_CODE = '63902';

/** Reports the fate of a message: first that it was sent, then its outcome. A phone may also never report. */
export function reportLater(sandbox: Sandbox, message: Message, behaviour: PhoneBehaviour): void {
  if (behaviour === 'unreported') return;
  const { timings } = sandbox;
  report(sandbox, message, { status: 'Sent', after: timings.report });
  report(sandbox, message, { ...(ends[behaviour] ?? { status: 'Success' }), after: 2 * timings.report });
}

interface Outcome {
  readonly status: NonNullable<Message['report']>;
  /** Only `Rejected` and `Failed` have one (providers 2.4). */
  readonly failureReason?: string;
}

interface Report extends Outcome {
  /** Milliseconds from now. */
  readonly after: number;
}

/** How a message ends that the provider accepted and the phone does not get. */
const ends: Partial<Record<PhoneBehaviour, Outcome>> = {
  undeliverable: { status: 'Failed', failureReason: 'DeliveryFailure' },
  'blocked-by-network': { status: 'Failed', failureReason: 'UserInBlackList' },
  absent: { status: 'AbsentSubscriber' },
  expired: { status: 'Expired' },
};

function report(sandbox: Sandbox, message: Message, { status, failureReason, after }: Report): void {
  const form = new URLSearchParams({
    id: message.id,
    status,
    phoneNumber: message.phone,
    networkCode: NETWORK_CODE,
    ...(failureReason === undefined ? {} : { failureReason }),
  });
  sandbox.outbox.send(
    { target: 'delivery', body: form.toString(), label: `delivery report ${status}` },
    after,
  );
  sandbox.timers.after(after, () => {
    message.report = status;
    sandbox.store.changed();
  });
}
