import type { Sandbox } from '../../sandbox.ts';
import type { Message, PhoneBehaviour } from '../../state/state.ts';

/** Safaricom, by the network's country and operator code (providers 2.4). */
export const NETWORK_CODE = '63902';

/** Reports the fate of a message: first that it was sent, then its outcome. A phone may also never report. */
export function reportLater(sandbox: Sandbox, message: Message, behaviour: PhoneBehaviour): void {
  if (behaviour === 'unreported') return;
  const { timings } = sandbox;
  report(sandbox, message, { status: 'Sent', after: timings.report });
  if (behaviour === 'undeliverable')
    report(sandbox, message, {
      status: 'Failed',
      failureReason: 'DeliveryFailure',
      after: 2 * timings.report,
    });
  else report(sandbox, message, { status: 'Success', after: 2 * timings.report });
}

interface Report {
  readonly status: 'Sent' | 'Success' | 'Failed';
  readonly failureReason?: string;
  /** Milliseconds from now. */
  readonly after: number;
}

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
