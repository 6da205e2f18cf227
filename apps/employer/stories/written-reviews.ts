import { getMyReview, listPendingReviews } from '@repo/api-client/contract/reviews';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import type { WrittenReview } from '@repo/api-client/queries/reviews';
import { achieng, idOf, longestName, mercy } from './people.ts';

type Whom = Pick<WrittenReview, 'nanny_id' | 'nanny_name' | 'nanny_phone'>;
const whom = ({ id, name, phone }: { id: string; name: string | null; phone: string | null }): Whom => ({
  nanny_id: id,
  nanny_name: name,
  nanny_phone: phone,
});

/** Wanjiru's review of Achieng, before the team's decision. */
export const pendingReview: WrittenReview = {
  ...whom(achieng),
  id: idOf(310),
  rating: 4,
  review: 'Kind and careful with our baby.\nShe keeps a diary of every day.',
  incident_report: 'A neighbour says that she left the gate open on 12 November. I did not see it myself.',
  evidence_url: 'https://photos.example/gate',
  status: 'pending',
  rejection_reason: null,
  created_at: '2026-11-21T08:00:00Z',
};

export const rejectedReview: WrittenReview = {
  ...pendingReview,
  id: idOf(311),
  incident_report: null,
  evidence_url: null,
  status: 'rejected',
  rejection_reason: 'It names her children. Please write it without their names.',
  created_at: '2026-10-02T08:00:00Z',
};

export const approvedReview: WrittenReview = {
  ...rejectedReview,
  ...whom(mercy),
  id: idOf(312),
  rating: 5,
  review: 'Our house has never run so well.',
  status: 'approved',
  rejection_reason: null,
};

/** Every status once, and the longest name. */
export const writtenReviews: readonly WrittenReview[] = [
  pendingReview,
  approvedReview,
  {
    ...rejectedReview,
    ...whom(longestName),
    rating: 1,
    review:
      'Aliondoka bila kuaga wala kutuambia, na hatukuweza kumpata kwa simu kwa siku tatu; tulilazimika kumtafuta mtu mwingine wa kuwaangalia watoto wetu.',
  },
];

/** The service's answers about this employer's own review, for any worker. */
export const own = (review: WrittenReview | null, refusal: string | null = null): readonly Recording[] => [
  answers(getMyReview, { review, refusal }),
  answers(listPendingReviews, { pending_reviews: review?.status === 'pending' ? [review] : [] }),
];
/** The same answers while the review waits. */
export const waiting = (review: WrittenReview): readonly Recording[] => own(review, 'already-pending');
