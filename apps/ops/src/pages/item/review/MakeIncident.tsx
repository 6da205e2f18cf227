import { makeIncident, teamReviewKey, type TeamReview } from '@repo/api-client/queries/team-reviews';
import {
  misconductCategories,
  misconductLabels,
  registryRegionLabels,
  registryRegions,
  type MisconductCategory,
  type RegistryRegion,
} from '@repo/domain/misconduct';
import { Button } from '@repo/ui/components/Button';
import { Select } from '@repo/ui/components/Select';
import { Grid } from '@repo/ui/primitives/Grid';
import { client } from '../../../api/client.ts';
import { fieldErrors } from '../../../forms/field-errors.ts';
import { draftsOf } from '../../../work/drafts.ts';
import { useWorkForm } from '../../../work/use-work-form.ts';
import { WorkForm } from '../../../work/WorkForm.tsx';

interface IncidentValues {
  readonly category: MisconductCategory | '';
  readonly region: RegistryRegion | '';
}
const empty: IncidentValues = { category: '', region: '' };

const drafts = draftsOf<IncidentValues>();

/** Makes an incident of the allegation in a review, in the words of its author. */
export function MakeIncident({ review }: { readonly review: TeamReview }) {
  const form = useWorkForm({
    draft: drafts(review.id),
    fields: ['category', 'region'],
    initial: empty,
    validate: ({ category, region }: IncidentValues) =>
      fieldErrors({
        category: category === '' ? 'Please choose what is alleged.' : null,
        region: region === '' ? 'Please choose where it happened.' : null,
      }),
    papers: teamReviewKey(review.id),
    save: ({ category, region }) => {
      if (category === '' || region === '') throw new Error('An incident without a category was sent');
      const body = { category, region, updated_at: review.updated_at };
      return makeIncident(client, review.id, body);
    },
    told: () => 'It is an incident now, in the queue Incidents.',
    failed: 'No incident was made of it. Please try again.',
  });
  return (
    <WorkForm form={form}>
      <Grid columns={2}>
        <Select
          label="What is alleged"
          required
          placeholder="Choose a category"
          options={misconductCategories.map((value) => ({ value, label: misconductLabels[value] }))}
          {...form.field('category')}
        />
        <Select
          label="Where it happened"
          required
          placeholder="Choose a region"
          options={registryRegions.map((value) => ({ value, label: registryRegionLabels[value] }))}
          {...form.field('region')}
        />
      </Grid>
      <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving...">
        Make an incident of it
      </Button>
    </WorkForm>
  );
}
