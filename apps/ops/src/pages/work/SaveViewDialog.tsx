import { keepView, savedViewsQuery, type QueueFilters } from '@repo/api-client/queries/work';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { VIEW_NAME_MAXIMUM } from '@repo/domain/work-queue';
import { TextField } from '@repo/ui/components/TextField';
import { useToast } from '@repo/ui/components/Toasts';
import { useForm } from '@repo/ui/forms/use-form';
import { client } from '../../api/client.ts';
import { changeAtOnce } from '../../api/change-at-once.ts';
import { fieldErrors } from '../../forms/field-errors.ts';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { filterText } from '../../work/work-words.ts';

interface SaveViewDialogProps {
  readonly filters: QueueFilters;
  readonly onClose: () => void;
}

/** Saves a filtered queue under a name. */
export function SaveViewDialog({ filters, onClose }: SaveViewDialogProps) {
  const tell = useToast();
  const form = useForm({
    fields: ['name'],
    initial: { name: '' },
    validate: ({ name }) => fieldErrors({ name: nameError(name) }),
    save: ({ name }) => {
      const view = { name: name.trim(), ...filters };
      return changeAtOnce(
        savedViewsQuery(client).queryKey,
        ({ views }) => ({
          views: [...views.filter((each) => each.name !== view.name), { ...view, id: view.name }],
        }),
        () => keepView(client, view),
      );
    },
    onSaved: ({ message }) => {
      onClose();
      tell({ text: message, tone: 'success' });
    },
    refusalOf: refusalOf('It was not saved. Please try again.'),
    onRefusedAway: ({ message }) => tell({ text: message, tone: 'danger' }),
  });
  return (
    <FormDialog
      title="Save this view"
      description={filterText(filters)}
      form={form}
      submit={{ label: 'Save', busyLabel: 'Saving...' }}
      onClose={onClose}
      isShownAtOnce
    >
      <TextField label="Name" required hint="You alone see it." {...form.field('name')} />
    </FormDialog>
  );
}

function nameError(name: string): string | null {
  if (name.trim() === '') return 'Please give it a name.';
  return name.trim().length > VIEW_NAME_MAXIMUM ? `At most ${VIEW_NAME_MAXIMUM} characters.` : null;
}
