import { getRefund, listRefunds, retryRefund } from '@repo/api-client/contract/refunds';
import { getWork } from '@repo/api-client/contract/work';
import { answers, breaks, once, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { inTurn, press, write } from '@repo/app-shell/story-kit/gestures';
import { english as refusals } from '@repo/domain/refusals/english';
import type { Meta } from '@storybook/react-vite';
import { opened, refund, refundState, refundWork } from '../../../stories/money.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { comesBack } from '../../../stories/team-gestures.ts';
import { idOf } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { ItemView } from './ItemView.tsx';

const meta = {
  title: 'Screens/Team/Refund',
  component: ItemView,
  tags: ['!autodocs'],
} satisfies Meta<typeof ItemView>;
export default meta;

const Refund = () => <ItemView kind="refund" id={refundWork.id} />;
const screen = screenOf(Refund, paths.item('refund', refundWork.id));
const held = (facts: Parameters<typeof refund>[0] = {}, work = refundWork) => [
  answers(getWork, opened(work)),
  answers(getRefund, { refund: refund(facts) }),
];
const entry = { by: 'Auma Otieno', at: '2026-11-23T05:50:00Z' };
const second = held({ entry }, { ...refundWork, needs: 'second_look' });
const enter = inTurn(
  write(/Account number/, '0700000102'),
  write(/Bank number/, '9'),
  press('Send to the payment service'),
);

/** The first member asks the payer for the account. */
export const FirstEntry = screen({
  tags: ['every-desk'],
  recorded: held(),
  shows: 'Save for the second entry',
});
export const Dark = screen({ recorded: held(), shows: 'Save for the second entry', globals: dark });
export const OnNarrowestPhone = screen({
  recorded: held(),
  shows: 'Save for the second entry',
  globals: narrow,
});
/** The second member sees who entered it, and not what. */
export const SecondEntry = screen({ recorded: second, shows: /^Auma Otieno entered it/ });
/** The two differ: nothing is sent. */
export const Differ = screen({
  recorded: [refuses(retryRefund, 409, refusals.refundDetailsDiffer, { code: 'conflict' }), ...second],
  does: enter,
  shows: refusals.refundDetailsDiffer,
});
/** A part, after an account that the payment service did not take. */
export const NotAccepted = screen({
  recorded: held({
    amount: 300,
    provider_amount: 300,
    reason: 'consent-withdrawn',
    sent_at: '2026-11-21T12:05:00Z',
  }),
  shows: 'An account was sent on 21 Nov 2026, 15:05.',
});
/** The payment service refused the refund itself: it is asked again by itself. */
export const Refused = screen({
  recorded: held({ status: 'failed', act: 'wait' }, { ...refundWork, deadline: 'stopped' }),
  shows: 'The payment service refused the refund.',
});
export const Incomplete = screen({
  tags: ['!picture'],
  recorded: held(),
  does: press('Save for the second entry'),
  shows: 'Please enter 6 to 20 digits.',
});
/** The first member can only correct the own entry. */
export const OwnEntry = screen({
  recorded: [
    answers(getWork, opened({ ...refundWork, holder: null, needs: 'second_look' }, { had_say: true })),
  ],
  does: press('Correct what you entered'),
  shows: 'Save for the second entry',
});
/** A senior gave it to a colleague while the member typed. */
export const SomebodyWasFaster = screen({
  tags: ['!picture'],
  recorded: [
    ...once(getWork, [
      answers(getWork, opened({ ...refundWork, holder: { id: idOf(2), name: 'Brian Otieno' } })),
    ]),
    ...held(),
  ],
  does: inTurn(write(/^Account number/, '0700000102'), comesBack),
  shows: 'Brian Otieno holds it now.',
});
export const Sent = screen({
  recorded: [
    answers(getWork, opened({ ...refundWork, holder: null }, { is_open: false })),
    answers(listRefunds, { refunds: [refundState()] }),
  ],
  shows: 'The payment service has the account and moves the money.',
});
export const Free = screen({
  tags: ['!picture'],
  recorded: [answers(getWork, opened({ ...refundWork, holder: null }))],
  shows: 'It opens for the member who holds it.',
});
export const Loading = screen({
  tags: ['!picture'],
  recorded: [answers(getWork, opened(refundWork)), waits(getRefund)],
  shows: 'Loading the refund...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [answers(getWork, opened(refundWork)), breaks(getRefund)],
  shows: 'Network error. Please try again.',
});
