import { REVIEW_COUNTER_LETTERS } from '@repo/domain/review';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { StarPicker, type StarCount } from '@repo/ui/components/StarPicker';
import { TextArea } from '@repo/ui/components/TextArea';
import { TextField } from '@repo/ui/components/TextField';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { useEffect, useState } from 'react';
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
      <ForOurTeam form={form} />
    </>
  );
}

/** Most reviews report no incident: its fields are folded, and open where one of them has words or is wrong. */
function ForOurTeam({ form }: { readonly form: ReviewForm }) {
  const { incident_report: incident, evidence_url: evidence } = form.values;
  const { id, error } = form.field('evidence_url');
  const isWrong = error !== undefined || form.field('incident_report').error !== undefined;
  const isUsed = incident !== '' || evidence !== '';
  const [opens, setOpens] = useState(isUsed);
  // It stays open after that: an emptied field does not close what the author writes in.
  if (isUsed && !opens) setOpens(true);
  useEffect(() => {
    // Closed by hand, it opens again for what is wrong in it.
    if (isWrong) document.getElementById(id)?.closest('details')?.setAttribute('open', '');
  }, [id, isWrong]);
  return (
    <Disclosure label="Did something serious happen?" defaultOpen={opens}>
      <Stack>
        <TextArea
          label="Incident Report (optional)"
          hint="Only our team reads this. Nothing is recorded before the worker was asked for her side."
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
