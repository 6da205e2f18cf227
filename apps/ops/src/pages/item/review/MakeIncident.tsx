import { makeIncident, teamReviewKey, type TeamReview } from '@repo/api-client/queries/team-reviews';
import { WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
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
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { Grid } from '@repo/ui/primitives/Grid';
import { client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { rereadOnConflict } from '../../../api/reread-on-conflict.ts';
import { fieldErrors } from '../../../forms/field-errors.ts';
import { useUnsaved } from '../../../work/unsaved.ts';

interface IncidentValues {
  readonly category: MisconductCategory | '';
  readonly region: RegistryRegion | '';
}
const empty: IncidentValues = { category: '', region: '' };

/** Makes an incident of the allegation in a review, in the words of its author. */
export function MakeIncident({ review }: { readonly review: TeamReview }) {
  const tell = useToast();
  const form = useForm({
    fields: ['category', 'region'],
    initial: empty,
    validate: ({ category, region }: IncidentValues) =>
      fieldErrors({
        category: category === '' ? 'Please choose what is alleged.' : null,
        region: region === '' ? 'Please choose where it happened.' : null,
      }),
    save: ({ category, region }) => {
      if (category === '' || region === '') throw new Error('An incident without a category was sent');
      const body = { category, region, updated_at: review.updated_at };
      return rereadOnConflict(makeIncident(client, review.id, body), teamReviewKey(review.id));
    },
    onSaved: () => {
      tell({ text: 'It is an incident now, in the queue Incidents.', tone: 'success' });
      void invalidate(queryClient, { queryKey: teamReviewKey(review.id) });
      void invalidate(queryClient, { queryKey: WORK });
    },
    refusalOf: refusalOf('No incident was made of it. Please try again.'),
  });
  useUnsaved(form);
  return (
    <Form form={form}>
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
    </Form>
  );
}
