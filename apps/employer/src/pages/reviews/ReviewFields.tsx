import { REVIEW_COUNTER_LETTERS } from '@repo/domain/review';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { StarPicker, type StarCount } from '@repo/ui/components/StarPicker';
import { TextArea } from '@repo/ui/components/TextArea';
import { TextField } from '@repo/ui/components/TextField';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState } from 'react';
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
          hint="4 or 5 stars count as a recommendation."
          starLabel={(stars) => ratings[stars]}
          {...form.field('rating')}
        />
        <TextArea
          label="Your Review"
          required
          rows={3}
          hint="How was the work? Your name is not shown."
          counterLimit={REVIEW_COUNTER_LETTERS}
          {...form.field('review')}
        />
      </TitledCard>
      <ForOurTeam form={form} />
    </>
  );
}

/** Most reviews report no incident: its fields are folded, and open where one of them has words or is wrong. */
function ForOurTeam({ form }: { readonly form: ReviewForm }) {
  const { incident_report: incident, evidence_url: evidence } = form.values;
  const [isOpen, setOpen] = useState(incident !== '' || evidence !== '');
  const { attempt } = form.summary;
  const [lastAttempt, setLastAttempt] = useState(attempt);
  const isWrong = (['incident_report', 'evidence_url'] as const).some((name) => form.field(name).error);
  if (attempt !== lastAttempt) {
    setLastAttempt(attempt);
    // Closed by hand, it opens again for what is wrong in it.
    if (isWrong) setOpen(true);
  }
  return (
    <Disclosure label="Did something serious happen?" open={isOpen} onOpenChange={setOpen}>
      <Stack>
        <TextArea
          label="Incident Report (optional)"
          hint="Only our team reads this. It asks for the worker’s side before anything is recorded."
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
      </Stack>
    </Disclosure>
  );
}
