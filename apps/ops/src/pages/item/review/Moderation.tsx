import { moderate, teamReviewKey, type TeamReview } from '@repo/api-client/queries/team-reviews';
import type { ReviewDecision } from '@repo/domain/review';
import { rejectionReasons, rejectionReasonTexts, type RejectionReason } from '@repo/domain/review-moderation';
import { Banner } from '@repo/ui/components/Banner';
import { RadioCards } from '@repo/ui/components/RadioCards';
import { Select } from '@repo/ui/components/Select';
import { TextArea } from '@repo/ui/components/TextArea';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { client } from '../../../api/client.ts';
import { Decide } from '../../../work/Decide.tsx';
import { draftsOf } from '../../../work/drafts.ts';
import { useWorkForm } from '../../../work/use-work-form.ts';
import { WorkForm } from '../../../work/WorkForm.tsx';
import { contentTexts } from '../../../work/what-changed.ts';
import { fieldErrors } from '../../../forms/field-errors.ts';

interface ModerationValues {
  readonly status: ReviewDecision | '';
  readonly because: RejectionReason | '';
  readonly reason: string;
}
const empty: ModerationValues = { status: '', because: '', reason: '' };

const drafts = draftsOf<ModerationValues>();

/** Approves or rejects a review. Nobody but the team reads it before. */
export function Moderation({ review }: { readonly review: TeamReview }) {
  const form = useWorkForm({
    draft: drafts(review.id),
    fields: ['status', 'because'],
    initial: empty,
    validate: ({ status, because }: ModerationValues) =>
      fieldErrors({
        status: status === '' ? 'Please choose a decision.' : null,
        because: status === 'rejected' && because === '' ? 'Please choose a reason.' : null,
      }),
    version: review.updated_at,
    papers: teamReviewKey(review.id),
    endsHold: true,
    save: ({ status, because, reason }, read) => {
      if (status === '') throw new Error('A decision without an outcome was sent');
      const words = status === 'rejected' && because !== '' ? { because, reason: reason.trim() } : {};
      const body = { status, ...words, updated_at: read };
      return moderate(client, review.id, body);
    },
    told: (_saved, { status }) => (status === 'approved' ? 'Approved and published.' : 'Rejected.'),
    failed: 'The decision was not saved. Please try again.',
  });
  return (
    <TitledCard title="Your decision" gap="medium">
      <Text>
        Approve what an employer tells of the worker’s work, good or bad, and reject what names a child or
        another person, tells where somebody lives, insults, accuses, or is not about the work.
      </Text>
      {review.incident_report !== null && review.incident_id === null && (
        <Banner tone="warning" title="It alleges something, and no incident was made of it yet.">
          After your decision nobody sees the allegation in a queue.
        </Banner>
      )}
      <WorkForm
        form={form}
        changed={contentTexts.review}
        actions={<Decide busy={form.busy} label={form.values.status === 'rejected' ? 'Reject' : 'Decide'} />}
      >
        <RadioCards
          legend="Decision"
          required
          columns={2}
          numbered
          options={[
            {
              value: 'approved',
              title: 'Approve',
              description: 'Everybody who may read about the worker reads it, without its author.',
            },
            {
              value: 'rejected',
              title: 'Reject',
              description: 'Nobody but its author reads it, with your reason.',
            },
          ]}
          {...form.field('status')}
        />
        {form.values.status === 'rejected' && (
          <>
            <Select
              label="Reason"
              required
              placeholder="Choose a reason"
              options={rejectionReasons.map((value) => ({ value, label: rejectionReasonTexts[value] }))}
              hint="The author reads it."
              {...form.field('because')}
            />
            <TextArea
              label="More about it"
              rows={2}
              hint="The author reads it after the reason."
              hotkey="n"
              {...form.field('reason')}
            />
          </>
        )}
      </WorkForm>
    </TitledCard>
  );
}
