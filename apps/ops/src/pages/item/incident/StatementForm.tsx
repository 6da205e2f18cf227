import { incidentKey, writeDown } from '@repo/api-client/queries/incidents';
import { WORK } from '@repo/api-client/queries/work';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { Button } from '@repo/ui/components/Button';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { TextArea } from '@repo/ui/components/TextArea';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { client } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { fieldErrors } from '../../../forms/field-errors.ts';
import { useUnsaved } from '../../../work/unsaved.ts';

/** Writes down what the worker said on the phone. */
export function StatementForm({ id }: { readonly id: string }) {
  const tell = useToast();
  const form = useForm({
    fields: ['statement'],
    initial: { statement: '' },
    validate: ({ statement }) =>
      fieldErrors({ statement: statement.trim() === '' ? 'Please write what the worker says.' : null }),
    save: ({ statement }) => writeDown(client, id, statement.trim()),
    onSaved: () => {
      form.set('statement', '');
      tell({ text: 'Written down.', tone: 'success' });
      void invalidate(queryClient, { queryKey: incidentKey(id) });
      void invalidate(queryClient, { queryKey: WORK });
    },
    refusalOf: refusalOf('It was not written down. Please try again.'),
  });
  useUnsaved(form);
  return (
    <Disclosure label="Write down what she said">
      <Form form={form}>
        <TextArea
          label="What she said"
          required
          rows={3}
          hint="In her words. They stand below what she said before. They do not end her five days."
          {...form.field('statement')}
        />
        <Button type="submit" variant="secondary" busy={form.busy} busyLabel="Saving...">
          Write it down
        </Button>
      </Form>
    </Disclosure>
  );
}
