import { REVIEW_COUNTER_LETTERS } from '@repo/domain/review';
import { StarPicker, type StarCount } from '@repo/ui/components/StarPicker';
import { TextArea } from '@repo/ui/components/TextArea';
import { TextField } from '@repo/ui/components/TextField';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import type { ReviewForm } from './use-review-form.ts';

/** What the stars say, beside them: five stand there before the author has chosen. */
const ratings: Readonly<Record<StarCount, string>> = {
  1: '1 star, very poor',
  2: '2 stars, poor',
  3: '3 stars, fair',
  4: '4 stars, good',
  5: '5 stars, excellent',
};

/** The fields of a review, on both screens that write one, by who reads them. */
export function ReviewFields({ form }: { readonly form: ReviewForm }) {
  return (
    <>
      <DraftNotice form={form} />
      <TitledCard title="For other households" gap="medium">
        <StarPicker
          label="Rating"
          required
          hint="With 4 or 5 stars you recommend her."
          starLabel={(stars) => ratings[stars]}
          {...form.field('rating')}
        />
        <TextArea
          label="Your Review"
          required
          rows={6}
          hint="How did she work? Your name is not shown."
          counterLimit={REVIEW_COUNTER_LETTERS}
          {...form.field('review')}
        />
      </TitledCard>
      <TitledCard title="For our team alone" gap="medium">
        <TextArea
          label="Incident Report (optional)"
          hint="Did something serious happen? Nothing is recorded before the worker was asked for her side."
          {...form.field('incident_report')}
        />
        <TextField
          label="Evidence URL (optional)"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint="A link to a photo or document."
          {...form.field('evidence_url')}
        />
      </TitledCard>
    </>
  );
}
