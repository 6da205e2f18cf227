import { getChargeback, listChargebacks } from '@repo/api-client/contract/chargebacks';
import { getWork } from '@repo/api-client/contract/work';
import { answers, breaks, waits } from '@repo/api-client/recorded/recorded-calls';
import { choose, inTurn, press, write } from '@repo/app-shell/story-kit/gestures';
import type { Meta } from '@storybook/react-vite';
import { chargeback, chargebackState, chargebackWork, opened } from '../../../stories/money.ts';
import { dark, narrow, screenOf } from '../../../stories/screen.tsx';
import { paths } from '../../paths.ts';
import { ItemView } from './ItemView.tsx';

const meta = {
  title: 'Screens/Team/Payment Dispute',
  component: ItemView,
  tags: ['!autodocs'],
} satisfies Meta<typeof ItemView>;
export default meta;

const Chargeback = () => <ItemView kind="chargeback" id={chargebackWork.id} />;
const screen = screenOf(Chargeback, paths.item('chargeback', chargebackWork.id));
const held = (facts: Parameters<typeof chargeback>[0] = {}, work = chargebackWork) => [
  answers(getWork, opened(work)),
  answers(getChargeback, { chargeback: chargeback(facts) }),
];
const over = (facts: Parameters<typeof chargebackState>[0] = {}) => [
  answers(getWork, opened({ ...chargebackWork, holder: null }, { is_open: false })),
  answers(listChargebacks, { chargebacks: [chargebackState(facts)] }),
];

export const ToAnswer = screen({ tags: ['every-desk'], recorded: held(), shows: 'Report complete' });
export const Dark = screen({ recorded: held(), shows: 'Report complete', globals: dark });
export const OnNarrowestPhone = screen({ recorded: held(), shows: 'Report complete', globals: narrow });
/** The bank's day has passed, and it reminded. */
export const Late = screen({
  recorded: held(
    { due_at: '2026-11-23T05:00:00Z', reminded_at: '2026-11-22T18:00:00Z', category: 'fraud' },
    { ...chargebackWork, deadline: 'late', due_at: '2026-11-23T05:00:00Z' },
  ),
  shows: '23 Nov 2026, 08:00: late',
});
export const Accepting = screen({
  recorded: held({ amount: 400, gives_back: 400 }),
  does: choose('Accept'),
  shows: 'Give KES 400 back',
});
/** The evidence is written from what was delivered, and can be changed. */
export const Declining = screen({
  recorded: held(),
  does: inTurn(choose('Decline'), write(/Reason of the answer/, 'The report was delivered.')),
  shows: 'Send the evidence and decline',
});
/** What went back before cannot be given back again. */
export const PaidBack = screen({
  recorded: held({
    purchase_status: 'refunded',
    gives_back: 0,
    refund: { amount: 1000, status: 'processed' },
    delivered: null,
  }),
  does: inTurn(choose('Accept'), write(/Reason of the answer/, 'We give it back.'), press('Accept')),
  shows: 'Nothing is left of this payment. Please decline.',
});
export const Declined = screen({ recorded: over({ amount: 0 }), shows: 'Declined with evidence' });
export const Ended = screen({
  recorded: over({
    status: 'resolved',
    answer: null,
    answered_at: null,
    evidence_at: null,
    resolution: 'auto-accepted',
    resolved_at: '2026-11-24T10:00:00Z',
  }),
  shows: 'The payer has the money: no answer came in time',
});
export const Loading = screen({
  tags: ['!picture'],
  recorded: [answers(getWork, opened(chargebackWork)), waits(getChargeback)],
  shows: 'Loading the payment dispute...',
});
export const LoadFailed = screen({
  tags: ['!picture'],
  recorded: [answers(getWork, opened(chargebackWork)), breaks(getChargeback)],
  shows: 'Network error. Please try again.',
});
