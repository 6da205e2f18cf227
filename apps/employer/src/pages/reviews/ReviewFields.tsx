import { REVIEW_COUNTER_LETTERS } from '@repo/domain/review';
import { StarPicker } from '@repo/ui/components/StarPicker';
import { TextArea } from '@repo/ui/components/TextArea';
import { TextField } from '@repo/ui/components/TextField';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import type { ReviewForm } from './use-review-form.ts';

/** The fields of a review, on both screens that write one. */
export function ReviewFields({ form }: { readonly form: ReviewForm }) {
  return (
    <>
      <DraftNotice form={form} />
      <StarPicker label="Rating" required {...form.field('rating')} />
      <TextArea
        label="Your Review"
        required
        rows={6}
        hint="Other households read this without your name."
        counterLimit={REVIEW_COUNTER_LETTERS}
        {...form.field('review')}
      />
      <TextArea
        label="Incident Report (optional)"
        hint="Did something serious happen? Only our team reads this. Nothing is recorded before the worker was asked for her side."
        {...form.field('incident_report')}
      />
      <TextField
        label="Evidence URL (optional)"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        hint="A link to a photo or document, for our team alone."
        {...form.field('evidence_url')}
      />
    </>
  );
}
