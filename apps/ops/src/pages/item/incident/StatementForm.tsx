import { incidentKey, writeDown } from '@repo/api-client/queries/incidents';
import { Button } from '@repo/ui/components/Button';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TextArea } from '@repo/ui/components/TextArea';
import { client } from '../../../api/client.ts';
import { fieldErrors } from '../../../forms/field-errors.ts';
import { draftsOf } from '../../../work/drafts.ts';
import { useWorkForm } from '../../../work/use-work-form.ts';
import { WorkForm } from '../../../work/WorkForm.tsx';

interface StatementValues {
  readonly statement: string;
}
const empty: StatementValues = { statement: '' };

const drafts = draftsOf<StatementValues>();

/** Writes down what the worker said on the phone. */
export function StatementForm({ id }: { readonly id: string }) {
  const form = useWorkForm({
    draft: drafts(id),
    fields: ['statement'],
    initial: empty,
    validate: ({ statement }) =>
      fieldErrors({ statement: statement.trim() === '' ? 'Please write what the worker says.' : null }),
    papers: incidentKey(id),
    save: ({ statement }) => writeDown(client, id, statement.trim()),
    told: () => 'Written down.',
    onSaved: () => form.reset(),
    failed: 'It was not written down. Please try again.',
  });
  return (
    <Disclosure label="Write down what the worker said" defaultOpen={form.isDraft}>
      <WorkForm form={form}>
        <TextArea
          label="What the worker said"
          required
          rows={3}
          hint="In the worker’s own words. They stand below what was said before. They do not end the five days."
          {...form.field('statement')}
        />
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving...">
          Write it down
        </Button>
      </WorkForm>
    </Disclosure>
  );
}
